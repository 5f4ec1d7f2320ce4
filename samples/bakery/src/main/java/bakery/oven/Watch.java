package bakery.oven;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for an event and checks the clock every few milliseconds. */
public final class Watch {

    private static final int PAUSE_MILLIS = 5;

    private Watch() {}

    public static boolean until(BooleanSupplier done, Duration limit) throws InterruptedException {
        long deadline = System.currentTimeMillis() + limit.toMillis();
        while (!done.getAsBoolean()) {
            if (System.currentTimeMillis() > deadline) {
                return false;
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        return true;
    }
}
