package io.unflake.hooks;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Hooks for sleeps. The original sleep comes first, whole or shortened, then the added delay. */
public final class SleepHooks {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private static volatile Sleeps sleeps;

    private SleepHooks() {}

    /** Sets how long sleeps take; null for the requested time. */
    public static void use(Sleeps newSleeps) {
        sleeps = newSleeps;
    }

    public static void sleep(long millis, int site) throws InterruptedException {
        Reach.hit(site);
        long since = Gate.openings();
        Sleeps policy = sleeps;
        if (policy == null || millis < 0) {
            Thread.sleep(millis);
            return;
        }
        long asked = TimeUnit.MILLISECONDS.toNanos(millis);
        long nanos = policy.nanos(asked, site);
        if (nanos < asked) {
            Thread.sleep(nanos / NANOS_PER_MILLI);
        } else {
            Thread.sleep(millis);
            Gate.pause(nanos - asked, since);
        }
    }

    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        Reach.hit(site);
        long since = Gate.openings();
        Sleeps policy = sleeps;
        if (policy == null || millis < 0 || nanos < 0 || nanos >= NANOS_PER_MILLI) {
            Thread.sleep(millis, nanos);
            return;
        }
        long asked = saturated(TimeUnit.MILLISECONDS.toNanos(millis), nanos);
        sleep(asked, policy.nanos(asked, site), since);
    }

    public static void sleep(Duration duration, int site) throws InterruptedException {
        Reach.hit(site);
        long since = Gate.openings();
        long asked = Math.max(0, TimeUnit.NANOSECONDS.convert(duration));
        Sleeps policy = sleeps;
        sleep(asked, policy == null ? asked : policy.nanos(asked, site), since);
    }

    public static void sleep(TimeUnit unit, long amount, int site) throws InterruptedException {
        Reach.hit(site);
        long since = Gate.openings();
        Sleeps policy = sleeps;
        if (policy == null || amount <= 0) {
            unit.sleep(amount);
            return;
        }
        long asked = unit.toNanos(amount);
        sleep(asked, policy.nanos(asked, site), since);
    }

    private static void sleep(long asked, long nanos, long since) throws InterruptedException {
        long first = Math.min(asked, nanos);
        Thread.sleep(first / NANOS_PER_MILLI, (int) (first % NANOS_PER_MILLI));
        Gate.pause(nanos - first, since);
    }

    private static long saturated(long a, long b) {
        long sum = a + b;
        return sum < 0 ? Long.MAX_VALUE : sum;
    }
}
