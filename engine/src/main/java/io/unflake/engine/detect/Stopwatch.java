package io.unflake.engine.detect;

import java.time.Duration;
import java.util.function.LongConsumer;

/** Where the time went, and whether any is left. */
final class Stopwatch {

    /** What share of the budget exploration may use, so that what it finds can be confirmed. */
    private static final double SHARE_OF_EXPLORATION = 0.6;

    private final long start = System.nanoTime();
    private final Duration budget;
    private long exploration;
    private long confirmation;
    private long proof;
    private long plain;

    Stopwatch(Duration budget) {
        this.budget = budget;
    }

    /** Something that takes time. */
    interface Timed<T> {
        T run();
    }

    <T> T exploration(Timed<T> part) {
        return timed(part, nanos -> exploration += nanos);
    }

    <T> T confirmation(Timed<T> part) {
        return timed(part, nanos -> confirmation += nanos);
    }

    <T> T proof(Timed<T> part) {
        return timed(part, nanos -> proof += nanos);
    }

    private static <T> T timed(Timed<T> part, LongConsumer spent) {
        long begin = System.nanoTime();
        try {
            return part.run();
        } finally {
            spent.accept(System.nanoTime() - begin);
        }
    }

    void plain(long millis) {
        plain += millis;
    }

    boolean explorationIsOver() {
        return budget != null && total() > budget.toMillis() / 1000.0 * SHARE_OF_EXPLORATION;
    }

    boolean outOfTime() {
        return budget != null && total() > budget.toMillis() / 1000.0;
    }

    double total() {
        return seconds(System.nanoTime() - start);
    }

    double exploration() {
        return seconds(exploration);
    }

    double confirmation() {
        return seconds(confirmation);
    }

    double proof() {
        return seconds(proof);
    }

    double plain() {
        return plain / 1000.0;
    }

    private static double seconds(long nanos) {
        return nanos / 1e9;
    }
}
