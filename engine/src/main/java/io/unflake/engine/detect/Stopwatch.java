package io.unflake.engine.detect;

import io.unflake.engine.journal.TimeSpent;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Measures where the time goes, and knows whether the budget is used up. */
final class Stopwatch {

    /** The share of the budget that exploration may use, so that its candidates can be confirmed. */
    private static final double SHARE_OF_EXPLORATION = 0.6;

    private final Duration budget;
    private final TimeSpent before;
    private final long start;
    private final LongSupplier nanoTime;
    private final Map<Phase, Long> nanos = new EnumMap<>(Phase.class);
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

    boolean explorationIsOver() {
        return budget != null && sessionMillis() > budget.toMillis() * SHARE_OF_EXPLORATION;
    }

    boolean outOfTime() {
        return budget != null && sessionMillis() > budget.toMillis();
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
