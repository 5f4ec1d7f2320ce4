package bakery.staff;

import java.util.ArrayList;
import java.util.List;

/** The people who work today, shared by the whole bakery. */
public final class Roster {

    private static final List<String> ON_DUTY = new ArrayList<>();

    private static String baker;

    private Roster() {}

    public static void checkIn(String name) {
        ON_DUTY.add(name);
    }

    public static List<String> onDuty() {
        return List.copyOf(ON_DUTY);
    }

    public static void checkOut(String name) {
        ON_DUTY.remove(name);
    }

    public static void hire(String name) {
        baker = name;
    }

    public static int letters() {
        return baker.length();
    }
}
