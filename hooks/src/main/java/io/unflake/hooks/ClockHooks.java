package io.unflake.hooks;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Calendar;

/** All readings of the clock, so that no two of them can contradict each other. */
public final class ClockHooks {

    private static volatile Warp warp;

    private ClockHooks() {}

    /** Sets the clock that is shown from now on; null for the real one. */
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

    /** A clock reaches its site whenever it is read. */
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

    /** A calendar whose constructor has just ended. */
    public static void made(Object calendar, int site) {
        calendar((Calendar) calendar, site);
    }

    /** A calendar that was just made. */
    public static Calendar calendar(Calendar made, int site) {
        Reach.hit(site);
        Warp clock = warp;
        if (clock != null) {
            made.setTimeInMillis(clock.millis(site));
        }
        return made;
    }
}
