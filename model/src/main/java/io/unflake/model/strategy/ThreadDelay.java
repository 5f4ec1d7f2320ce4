package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Spot;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Perturbations that delay threads at delay points. */
public final class ThreadDelay {

    static final String INITIAL = "initial";

    private static final int FIRST_DELAYS = 6;
    private static final Duration LEAST_LIMIT = Duration.ofSeconds(5);
    private static final Duration MOST_LIMIT = Duration.ofSeconds(30);

    private ThreadDelay() {}

    /**
     * Returns a perturbation.
     *
     * @param initial the delay when a thread first passes a point
     * @param spots where which threads are delayed; none for all points of all threads that a test starts
     */
    public static Perturbation of(Duration initial, List<Spot> spots) {
        return Strategies.DELAY.with(Map.of(INITIAL, Durations.format(initial))).at(spots);
    }

    /** Returns the first delay at each point; empty if this perturbation does not delay threads. */
    public static Optional<Duration> initial(Perturbation part) {
        return part.strategy().equals(Strategies.DELAY.name())
                ? Optional.of(Durations.parse(part.parameters().get(INITIAL)))
                : Optional.empty();
    }

    /**
     * Returns how long all delays in one test may take together, so that they do not look like a hang: several first
     * delays.
     */
    public static Duration mostInTest(Duration initial) {
        Duration several = initial.multipliedBy(FIRST_DELAYS);
        Duration enough = several.compareTo(LEAST_LIMIT) < 0 ? LEAST_LIMIT : several;
        return enough.compareTo(MOST_LIMIT) > 0 ? MOST_LIMIT : enough;
    }
}
