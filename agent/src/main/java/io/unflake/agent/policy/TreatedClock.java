package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;

/**
 * The one clock of a treatment: it starts at some date when the treatment begins and runs at some pace.
 *
 * <p>Date and measuring clock both derive from the real measuring clock, so that neither can run backwards. Where only
 * some readings are perturbed, the others show the real time, but never less than was shown before.
 */
final class TreatedClock implements Warp {

    private final LongSupplier realNanos;
    private final Instant realStart;
    private final long nanoStart;
    private final Instant shownStart;
    private final Pace wallPace;
    private final Pace nanoPace;
    private final Focus focus;
    private Instant latestShown = Instant.MIN;
    private long latestNanos;

    TreatedClock(
            Instant realStart, LongSupplier realNanos, Instant shownStart, Pace wallPace, Pace nanoPace, Focus focus) {
        this.realStart = realStart;
        this.realNanos = realNanos;
        this.shownStart = shownStart;
        this.wallPace = wallPace;
        this.nanoPace = nanoPace;
        this.focus = focus;
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
        Instant shown = focus.admits(site)
                ? shownStart.plusNanos(wallPace.read(now()))
                : realStart.plusNanos(wallPace.unperturbed(now()));
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
        return notBefore(nanoStart + (focus.admits(site) ? nanoPace.read(now) : nanoPace.unperturbed(now)));
    }

    private synchronized long notBefore(long shown) {
        if (shown - latestNanos > 0) {
            latestNanos = shown;
        }
        return latestNanos;
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
