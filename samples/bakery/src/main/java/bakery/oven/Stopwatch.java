package bakery.oven;

import java.time.Duration;

/** Measures how long something takes. */
public final class Stopwatch {

    private final long start = now();

    public Duration elapsed() {
        return Duration.ofNanos(now() - start);
    }

    private static long now() {
        return System.nanoTime();
    }
}
