package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import java.time.Instant;

/**
 * Collects how the clock of a treatment differs: another date, another pace, or both, each with its own spots. A
 * treatment has one date and one pace; a second one replaces the first.
 */
final class ClockSettings {

    private Pace pace = Pace.REAL;
    private Focus paceFocus = Focus.NOWHERE;
    private TreatedClock.StartDate date;
    private boolean changed;

    /** The clock runs at another pace. */
    void pace(Pace newPace, Focus focus) {
        pace = newPace;
        paceFocus = focus;
        changed = true;
    }

    /** The clock starts at another date. */
    void startAt(Instant moment, boolean frozen, Focus focus) {
        date = new TreatedClock.StartDate(moment, frozen, focus);
        changed = true;
    }

    Pace pace() {
        return pace;
    }

    /** The clock, starting now; null if the treatment does not change it. */
    Warp start() {
        return changed ? new TreatedClock(Instant.now(), System::nanoTime, date, pace, paceFocus) : null;
    }
}
