package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;

/**
 * The clock of a treatment, which starts at a date when the treatment begins and runs at a pace.
 *
 * <p>The date and {@code nanoTime} are both derived from the real {@code nanoTime}, so that neither can run backwards.
 * If only some readings are perturbed, the others return the real time, but never less than an earlier reading.
 */
final class TreatedClock implements Warp {

    private final LongSupplier realNanos;
    private final Instant realStart;
    private final long nanoStart;
    private final Dial wall;
    private final Pace nanoPace;
    private final Focus nanoFocus;
    private Instant latestShown = Instant.MIN;
    private long latestNanos;

    /**
     * The date and pace of the wall clock.
     *
     * @param start the date of the first reading
     */
    record Dial(Instant start, Pace pace, Focus focus) {}

    TreatedClock(Instant realStart, LongSupplier realNanos, Dial wall, Pace nanoPace, Focus nanoFocus) {
        this.realStart = realStart;
        this.realNanos = realNanos;
        this.wall = wall;
        this.nanoPace = nanoPace;
        this.nanoFocus = nanoFocus;
        nanoStart = realNanos.getAsLong();
        latestNanos = nanoStart;
    }

    private long now() {
        return realNanos.getAsLong() - nanoStart;
    }

    @Override
    public long millis(int site) {
        return instant(site).toEpochMilli();
    }

    @Override
    public Instant instant(int site) {
        Instant shown = wall.focus().admits(site)
                ? wall.start().plusNanos(wall.pace().read(now()))
                : realStart.plusNanos(wall.pace().unperturbed(now()));
        return notBefore(shown).truncatedTo(ChronoUnit.MICROS);
    }

    private synchronized Instant notBefore(Instant shown) {
        if (shown.isAfter(latestShown)) {
            latestShown = shown;
        }
        return latestShown;
    }

    @Override
    public long nanos(int site) {
        long now = now();
        return notBefore(nanoStart + (nanoFocus.admits(site) ? nanoPace.read(now) : nanoPace.unperturbed(now)));
    }

    private synchronized long notBefore(long shown) {
        if (shown - latestNanos > 0) {
            latestNanos = shown;
        }
        return latestNanos;
    }

    @Override
    public Instant toWarped(Instant real) {
        return shift(real, realStart, wall.start(), wall.pace()::at);
    }

    @Override
    public Instant toReal(Instant shown) {
        return shift(shown, wall.start(), realStart, time -> wall.pace().realOf(time, now()));
    }

    /** Translates a time; if the distance overflows ns, it is the same on both clocks. */
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
