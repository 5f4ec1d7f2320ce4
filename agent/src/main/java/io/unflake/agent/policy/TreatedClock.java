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

    private static final Pace FROZEN = new FrozenPace();

    private final LongSupplier realNanos;
    private final Instant realStart;
    private final long nanoStart;
    private final StartDate date;
    private final Pace pace;
    private final Focus paceFocus;
    private Instant latestShown = Instant.MIN;
    private long latestNanos;

    /**
     * Another date at which the clock starts.
     *
     * @param frozen whether the date stands still
     * @param focus the readings that show it
     */
    record StartDate(Instant moment, boolean frozen, Focus focus) {}

    /**
     * Starts the clock.
     *
     * @param date null for the real date
     * @param paceFocus the readings that show the pace
     */
    TreatedClock(Instant realStart, LongSupplier realNanos, StartDate date, Pace pace, Focus paceFocus) {
        this.realStart = realStart;
        this.realNanos = realNanos;
        this.date = date == null ? new StartDate(realStart, false, Focus.NOWHERE) : date;
        this.pace = pace;
        this.paceFocus = paceFocus;
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

    /** Date and pace each have their own spots, so both are asked about every reading. */
    @Override
    public Instant instant(int site) {
        boolean dated = date.focus().admits(site);
        boolean paced = paceFocus.admits(site);
        long now = now();
        Pace wallPace = dated && date.frozen() ? FROZEN : pace;
        Instant start = dated ? date.moment() : realStart;
        Instant shown = paced || wallPace == FROZEN
                ? wallPace.aligned(start).plusNanos(wallPace.read(now, site))
                : start.plusNanos(wallPace.unperturbed(now));
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
        return notBefore(nanoStart + (paceFocus.admits(site) ? pace.read(now, site) : pace.unperturbed(now)));
    }

    private synchronized long notBefore(long shown) {
        if (shown - latestNanos > 0) {
            latestNanos = shown;
        }
        return latestNanos;
    }

    private Instant shownStart() {
        return wallPace().aligned(date.moment());
    }

    private Pace wallPace() {
        return date.frozen() ? FROZEN : pace;
    }

    @Override
    public Instant toWarped(Instant real) {
        return shift(real, realStart, shownStart(), wallPace()::at);
    }

    @Override
    public Instant toReal(Instant shown) {
        return shift(shown, shownStart(), realStart, time -> wallPace().realOf(time, now()));
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
        return realMillis + (pace.at(now) - now) / 1_000_000;
    }
}
