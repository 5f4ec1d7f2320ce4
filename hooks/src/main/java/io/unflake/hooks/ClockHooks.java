package io.unflake.hooks;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Calendar;

/** Hooks for all APIs that read the clock, so that they never contradict each other. */
public final class ClockHooks {

    private static volatile Warp warp;

    private ClockHooks() {}

    /** Sets the clock that code sees; null for the real one. */
    public static void use(Warp newWarp) {
        warp = newWarp;
        ExactTimes.clear();
    }

    static Warp warp() {
        return warp;
    }

    public static long currentTimeMillis(int site) {
        Reach.hit(site);
        Warp clock = warp;
        return clock == null ? System.currentTimeMillis() : clock.millis(site);
    }

    public static long nanoTime(int site) {
        Reach.hit(site);
        Warp clock = warp;
        return clock == null ? System.nanoTime() : clock.nanos(site);
    }

    public static Clock systemUTC(int site) {
        return system(ZoneOffset.UTC, site);
    }

    public static Clock systemDefaultZone(int site) {
        return system(ZoneId.systemDefault(), site);
    }

    /** Returns a clock that reaches the site each time it is read. */
    public static Clock system(ZoneId zone, int site) {
        return new WarpedClock(Clock.system(zone), site);
    }

    public static Clock tickMillis(ZoneId zone, int site) {
        return Clock.tick(system(zone, site), Duration.ofMillis(1));
    }

    public static Clock tickSeconds(ZoneId zone, int site) {
        return Clock.tick(system(zone, site), Duration.ofSeconds(1));
    }

    public static Clock tickMinutes(ZoneId zone, int site) {
        return Clock.tick(system(zone, site), Duration.ofMinutes(1));
    }

    public static java.time.InstantSource instantSource(int site) {
        return systemUTC(site);
    }

    /** Called after the constructor of a calendar. */
    public static void made(Object calendar, int site) {
        calendar((Calendar) calendar, site);
    }

    /** Called with a new calendar. */
    public static Calendar calendar(Calendar made, int site) {
        Reach.hit(site);
        Warp clock = warp;
        if (clock != null) {
            made.setTimeInMillis(clock.millis(site));
        }
        return made;
    }
}
