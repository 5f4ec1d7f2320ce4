package subject;

import java.util.concurrent.ThreadLocalRandom;

/** Excluded from instrumentation, except for the clock. */
public final class Exempt {

    private Exempt() {}

    public static int draw(int bound) {
        return ThreadLocalRandom.current().nextInt(bound);
    }

    public static long millis() {
        return System.currentTimeMillis();
    }
}
