package pantry;

import java.util.HashMap;
import java.util.Map;

/** The prices of all products in cents. */
public final class PriceList {

    private static final Map<String, Integer> PRICES = new HashMap<>();

    private PriceList() {}

    public static void set(String product, int cents) {
        Journal.note(product);
        PRICES.put(product, cents);
    }

    public static int price(String product) {
        return PRICES.getOrDefault(product, 100);
    }

    public static int size() {
        return PRICES.size();
    }

    public static void clear() {
        PRICES.clear();
    }
}
