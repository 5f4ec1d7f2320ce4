package io.unflake.hooks;

import java.io.Serializable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/** A system clock that follows the treatment active when it is read, not when it was created. */
final class WarpedClock extends Clock implements Serializable {

    private static final long serialVersionUID = 1;

    private final Clock real;
    private final int site;

    WarpedClock(Clock real, int site) {
        this.real = real;
        this.site = site;
    }

    @Override
    public ZoneId getZone() {
        return real.getZone();
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return zone.equals(getZone()) ? this : new WarpedClock(real.withZone(zone), site);
    }

    @Override
    public Instant instant() {
        Reach.hit(site);
        Warp warp = ClockHooks.warp();
        return warp == null ? real.instant() : warp.instant(site);
    }

    @Override
    public long millis() {
        Reach.hit(site);
        Warp warp = ClockHooks.warp();
        return warp == null ? real.millis() : warp.millis(site);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WarpedClock clock ? real.equals(clock.real) : real.equals(other);
    }

    @Override
    public int hashCode() {
        return real.hashCode();
    }

    @Override
    public String toString() {
        return real.toString();
    }

    /** Serialised clocks may be read in another JVM. */
    private Object writeReplace() {
        return real;
    }
}
