package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;

/**
 * The one clock of a treatment: it starts at some date when the treatment begins and runs at some pace.
 *
 * <p>Date and measuring clock both derive from the real measuring clock, so that neither can run backwards.
 */
final class TreatedClock implements Warp {

    private final LongSupplier realNanos;
    private final Instant realStart;
    private final long nanoStart;
    private final Instant shownStart;
    private final Pace wallPace;
    private final Pace nanoPace;

    TreatedClock(Instant realStart, LongSupplier realNanos, Instant shownStart, Pace wallPace, Pace nanoPace) {
        this.realStart = realStart;
        this.realNanos = realNanos;
        this.shownStart = shownStart;
        this.wallPace = wallPace;
        this.nanoPace = nanoPace;
        nanoStart = realNanos.getAsLong();
    }

    private long now() {
        return realNanos.getAsLong() - nanoStart;
    }

    @Override
    public long millis() {
        return instant().toEpochMilli();
    }

    @Override
    public Instant instant() {
        return shownStart.plusNanos(wallPace.read(now())).truncatedTo(ChronoUnit.MICROS);
    }

    @Override
    public long nanos() {
        return nanoStart + nanoPace.read(now());
    }

    @Override
    public Instant toWarped(Instant real) {
        return shift(real, realStart, shownStart, wallPace::at);
    }

    @Override
    public Instant toReal(Instant shown) {
        return shift(shown, shownStart, realStart, time -> wallPace.realOf(time, now()));
    }

    /** Times too far away to be counted in ns are as far away on the other clock. */
    private static Instant shift(
            Instant time, Instant from, Instant to, java.util.function.LongUnaryOperator translation) {
        Duration distance = Duration.between(from, time);
        try {
            return to.plusNanos(translation.applyAsLong(distance.toNanos()));
        } catch (ArithmeticException e) {
            return to.plus(distance);
        }
    }

    @Override
    public long elapsedMillis(long realMillis) {
        long now = now();
        return realMillis + (nanoPace.at(now) - now) / 1_000_000;
    }
}
