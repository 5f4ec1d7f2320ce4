package io.unflake.hooks;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/**
 * Hooks for timeouts of waits. A new timeout is never longer than the original and never 0 if the original is positive.
 */
@SuppressWarnings("JavaUtilDate")
public final class WaitHooks {

    private static final long EXACT = 1L << 52;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private static volatile Waits waits;

    private WaitHooks() {}

    /** Sets the share of timeouts that is left; null for all. */
    public static void use(Waits newWaits) {
        waits = newWaits;
    }

    /** Shortens a timeout. The unit stays the same unless the result is not a whole number of it. */
    public static Timeout timed(long amount, TimeUnit unit, int site) {
        Reach.hit(site);
        Waits policy = waits;
        if (policy == null || amount <= 0 || unit == null) {
            return new Timeout(amount, unit, 0);
        }
        double factor = policy.share(unit.toNanos(amount), site);
        double exact = amount * factor;
        return exact >= 1 && exact == Math.rint(exact) && amount < EXACT
                ? new Timeout((long) exact, unit, 0)
                : new Timeout(shrunk(unit.toNanos(amount), factor), TimeUnit.NANOSECONDS, 0);
    }

    /** Shortens a timeout in ms and ns. */
    public static Timeout timed(long millis, int nanos, int site) {
        Reach.hit(site);
        Waits policy = waits;
        if (policy == null || millis < 0 || nanos < 0 || nanos >= NANOS_PER_MILLI || millis + nanos == 0) {
            return new Timeout(millis, null, nanos);
        }
        long wholeMillis = TimeUnit.MILLISECONDS.toNanos(millis);
        long all = wholeMillis + nanos < 0 ? wholeMillis : wholeMillis + nanos;
        long left = shrunk(all, policy.share(all, site));
        return new Timeout(left / NANOS_PER_MILLI, null, (int) (left % NANOS_PER_MILLI));
    }

    /** Shortens a timeout in ms. */
    public static long timeout(long millis, int site) {
        return timeout(millis, TimeUnit.MILLISECONDS, site);
    }

    /** Shortens a timeout in ns. */
    public static long nanos(long nanos, int site) {
        return timeout(nanos, TimeUnit.NANOSECONDS, site);
    }

    private static long timeout(long amount, TimeUnit unit, int site) {
        Reach.hit(site);
        Waits policy = waits;
        return policy == null || amount <= 0 ? amount : shrunk(amount, policy.share(unit.toNanos(amount), site));
    }

    public static Duration timeout(Duration duration, int site) {
        Reach.hit(site);
        Waits policy = waits;
        if (policy == null || duration == null || duration.isNegative() || duration.isZero()) {
            return duration;
        }
        long nanos = TimeUnit.NANOSECONDS.convert(duration);
        return Duration.ofNanos(shrunk(nanos, policy.share(nanos, site)));
    }

    /** Moves a deadline, in terms of the clock that code sees. */
    public static Date deadline(Date deadline, int site) {
        Reach.hit(site);
        Waits policy = waits;
        if (policy == null || deadline == null) {
            return deadline;
        }
        Warp warp = ClockHooks.warp();
        Instant real = Instant.now();
        long now = (warp == null ? real : warp.toWarped(real)).toEpochMilli();
        long left = deadline.getTime() - now;
        return left <= 0
                ? deadline
                : new Date(now + shrunk(left, policy.share(TimeUnit.MILLISECONDS.toNanos(left), site)));
    }

    private static long shrunk(long amount, double factor) {
        return Math.max(1, Math.min(amount, (long) (amount * factor)));
    }
}
