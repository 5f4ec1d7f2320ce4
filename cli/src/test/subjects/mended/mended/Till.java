package mended;

import java.util.ArrayList;
import java.util.List;

public final class Till {

    private static final List<String> SALES = new ArrayList<>();

    private Till() {}

    public static void sell(String what) {
        SALES.add(what);
    }

    public static int sales() {
        return SALES.size();
    }

    public static void closeForToday() {
        SALES.clear();
    }

    public static String label(String name) {
        return name.toUpperCase();
    }

    public static String firstColumn() {
        return Receipt.class.getDeclaredFields()[0].getName();
    }

    static final class Receipt {
        String name;
        int cents;
        int date;
    }
}
