package bakery.counter;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** Eight-digit codes with which customers collect their orders. */
public final class PickupCodes {

    private final Set<Integer> taken = new HashSet<>();

    public static int any() {
        return ThreadLocalRandom.current().nextInt(100_000_000);
    }

    /** Returns a code that is not in use. */
    public int unused() {
        int code = any();
        while (!taken.add(code)) {
            code = any();
        }
        return code;
    }
}
