package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import java.time.Instant;

/** Collects the changes of the clock under a treatment: another date, another pace, or both, each with its spots. */
final class ClockSettings {

    private Pace pace = Pace.REAL;
    private Focus paceFocus = Focus.EVERYWHERE;
    private Instant moment;
    private boolean frozen;
    private Focus dateFocus = Focus.EVERYWHERE;
    private long step;
    private boolean changed;

    /** Changes the pace of the clock. */
    void pace(Pace newPace, Focus focus) {
        pace = newPace;
        paceFocus = focus;
        changed = true;
    }

    /** Makes the clock tick in steps of this length in ns. */
    void coarse(long nanos, Focus focus) {
        step = nanos;
        pace(new CoarsePace(nanos), focus);
    }

    /** Changes the date at which the clock starts. */
    void startAt(Instant newMoment, boolean standsStill, Focus focus) {
        moment = newMoment;
        frozen = standsStill;
        dateFocus = focus;
        changed = true;
    }

    Pace pace() {
        return pace;
    }

    /** Creates the clock, starting now; null if the treatment does not change it. */
    Warp start() {
        if (!changed) {
            return null;
        }
        Instant now = Instant.now();
        Instant start = moment == null ? now : moment;
        TreatedClock.Dial wall = new TreatedClock.Dial(
                step == 0 ? start : rounded(start), frozen ? new FrozenPace() : pace, wallFocus());
        return new TreatedClock(now, System::nanoTime, wall, pace, paceFocus);
    }

    /** A reading of the date is perturbed if the date or the pace applies to it. */
    private Focus wallFocus() {
        if (moment == null) {
            return paceFocus;
        }
        return pace == Pace.REAL ? dateFocus : Focus.either(dateFocus, paceFocus);
    }

    private Instant rounded(Instant time) {
        long millis = step / 1_000_000;
        return Instant.ofEpochMilli(Math.floorDiv(time.toEpochMilli(), millis) * millis);
    }
}
