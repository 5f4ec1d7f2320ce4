package io.unflake.hooks;

import java.time.Duration;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/** Timeouts of waits: never above the original, a positive one never becomes 0, 0 and none stay. */
@SuppressWarnings("JavaUtilDate")
public final class WaitHooks {

    private static final double WHOLE = 1;
    private static final long EXACT = 1L << 52;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private static volatile double share = WHOLE;

    private WaitHooks() {}

    /** Sets what share of each timeout is left from now on; 1 for all of it. */
    public static void use(double newShare) {
        share = newShare;
    }

    /** A timeout with its unit, which stays unless the shorter timeout is no whole number of it. */
    public static Timeout timed(long amount, TimeUnit unit, int site) {
        Reach.hit(site);
        double factor = share;
        if (factor == WHOLE || amount <= 0 || unit == null) {
            return new Timeout(amount, unit, 0);
        }
        double exact = amount * factor;
        return exact >= 1 && exact == Math.rint(exact) && amount < EXACT
                ? new Timeout((long) exact, unit, 0)
                : new Timeout(shrunk(unit.toNanos(amount), factor), TimeUnit.NANOSECONDS, 0);
    }

    /** A timeout in ms and ns. */
    public static Timeout timed(long millis, int nanos, int site) {
        Reach.hit(site);
        double factor = share;
        if (factor == WHOLE || millis < 0 || nanos < 0 || nanos >= NANOS_PER_MILLI || millis + nanos == 0) {
            return new Timeout(millis, null, nanos);
        }
        long all = TimeUnit.MILLISECONDS.toNanos(millis);
        long left = shrunk(all + nanos < 0 ? all : all + nanos, factor);
        return new Timeout(left / NANOS_PER_MILLI, null, (int) (left % NANOS_PER_MILLI));
    }

    /** A timeout in one number, whatever its unit. */
    public static long timeout(long amount, int site) {
        Reach.hit(site);
        double factor = share;
        return factor == WHOLE || amount <= 0 ? amount : shrunk(amount, factor);
    }

    public static Duration timeout(Duration duration, int site) {
        Reach.hit(site);
        double factor = share;
        if (factor == WHOLE || duration == null || duration.isNegative() || duration.isZero()) {
            return duration;
        }
        return Duration.ofNanos(shrunk(TimeUnit.NANOSECONDS.convert(duration), factor));
    }

    /** A moment by the clock that the code sees, at which a wait ends. */
    public static Date deadline(Date deadline, int site) {
        Reach.hit(site);
        double factor = share;
        if (factor == WHOLE || deadline == null) {
            return deadline;
        }
        Warp warp = ClockHooks.warp();
        long now = warp == null ? System.currentTimeMillis() : warp.millis();
        long left = deadline.getTime() - now;
        return left <= 0 ? deadline : new Date(now + shrunk(left, factor));
    }

    private static long shrunk(long amount, double factor) {
        return Math.max(1, Math.min(amount, (long) (amount * factor)));
    }
}
