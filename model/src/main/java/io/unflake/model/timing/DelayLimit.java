package io.unflake.model.timing;

import java.time.Duration;

/** How long all delays in one test may take together, so that they do not look like a hang. */
public final class DelayLimit {

    private static final int FIRST_DELAYS = 6;
    private static final Duration LEAST = Duration.ofSeconds(5);
    private static final Duration MOST = Duration.ofSeconds(30);

    private DelayLimit() {}

    /** Returns the limit, given the first delay at each point: several times that. */
    public static Duration perTest(Duration initial) {
        Duration several = initial.multipliedBy(FIRST_DELAYS);
        Duration enough = several.compareTo(LEAST) < 0 ? LEAST : several;
        return enough.compareTo(MOST) > 0 ? MOST : enough;
    }
}
