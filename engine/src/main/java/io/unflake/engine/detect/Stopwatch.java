package io.unflake.engine.detect;

import io.unflake.engine.journal.TimeSpent;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Measures where the time goes, and knows how much is left of the budget. */
final class Stopwatch {

    /** The share of the budget that is kept for confirmation and proof, even if nothing has failed yet. */
    private static final double LEAST_RESERVE = 0.05;

    /** What each test that failed in exploration adds to the reserve. */
    private static final double RESERVE_PER_FAILURE = 0.02;

    private static final double LARGEST_RESERVE = 0.5;

    private final Duration budget;
    private final TimeSpent before;
    private final long start;
    private final LongSupplier nanoTime;
    private final Map<Phase, Long> nanos = new EnumMap<>(Phase.class);
    private long moduleStartMillis;
    private LongSupplier moduleEndMillis = () -> Long.MAX_VALUE;
    private long mostMillisToExplore = Long.MAX_VALUE;
    private Phase current;
    private long currentStart;

    /** The phases of a detection. */
    enum Phase {
        EXPLORATION,
        CONFIRMATION,
        PROOF
    }

    /**
     * Starts with no time spent in this session.
     *
     * @param budget of this session; null for no limit
     * @param before what earlier sessions have spent
     * @param start when this session began, by the clock
     */
    Stopwatch(Duration budget, TimeSpent before, long start, LongSupplier nanoTime) {
        this.budget = budget;
        this.before = before;
        this.start = start;
        this.nanoTime = nanoTime;
    }

    /** Does something and counts its time for a phase. Phases do not nest. */
    <T> T time(Phase phase, Supplier<T> part) {
        begin(phase);
        try {
            return part.get();
        } finally {
            end();
        }
    }

    private synchronized void begin(Phase phase) {
        current = phase;
        currentStart = nanoTime.getAsLong();
    }

    private synchronized void end() {
        nanos.merge(current, nanoTime.getAsLong() - currentStart, Long::sum);
        current = null;
    }

    /** Gives the next module its part of the time that is left: the same as each of those that follow. */
    synchronized void beginModule(int modulesLeft) {
        moduleStartMillis = sessionMillis();
        long end = budget == null
                ? Long.MAX_VALUE
                : moduleStartMillis + (budget.toMillis() - moduleStartMillis) / modulesLeft;
        moduleEndMillis = () -> end;
        mostMillisToExplore = Long.MAX_VALUE;
    }

    /**
     * Limits the current module, unless the user has set a budget.
     *
     * @param millis the limit, which may grow while the detection goes on
     * @param millisToExplore after this time nothing more is explored, so that the rest is for what has failed
     */
    synchronized void limitModule(LongSupplier millis, long millisToExplore) {
        if (budget == null) {
            long start = moduleStartMillis;
            moduleEndMillis = () -> start + millis.getAsLong();
            mostMillisToExplore = millisToExplore;
        }
    }

    /**
     * Whether exploration has to end, so that what failed can be confirmed and proven.
     *
     * @param failures the number of tests that have failed under a treatment
     */
    boolean explorationIsOver(int failures) {
        long end = moduleEndMillis.getAsLong();
        double reserve = Math.min(LARGEST_RESERVE, LEAST_RESERVE + RESERVE_PER_FAILURE * failures);
        return end != Long.MAX_VALUE
                && (millisLeft() < reserve * (end - moduleStartMillis)
                        || sessionMillis() - moduleStartMillis > mostMillisToExplore);
    }

    boolean outOfTime() {
        return millisLeft() <= 0;
    }

    /** The time that is left for the current module; {@link Long#MAX_VALUE} without limit. */
    long millisLeft() {
        long end = moduleEndMillis.getAsLong();
        return end == Long.MAX_VALUE ? Long.MAX_VALUE : end - sessionMillis();
    }

    private long sessionMillis() {
        return (nanoTime.getAsLong() - start) / 1_000_000;
    }

    /** What this session and those before it have spent by now. */
    synchronized TimeSpent spent() {
        return new TimeSpent(
                before.explorationMillis() + millis(Phase.EXPLORATION),
                before.confirmationMillis() + millis(Phase.CONFIRMATION),
                before.proofMillis() + millis(Phase.PROOF),
                before.totalMillis() + sessionMillis());
    }

    private long millis(Phase phase) {
        long running = phase == current ? nanoTime.getAsLong() - currentStart : 0;
        return (nanos.getOrDefault(phase, 0L) + running) / 1_000_000;
    }
}
