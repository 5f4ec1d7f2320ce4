package io.unflake.agent.policy;

import io.unflake.hooks.Warp;
import io.unflake.model.Perturbation;
import java.time.Instant;
import java.util.Map;

/** Collects what a treatment wants of the clock: a date, a pace, or both. */
final class ClockSettings {

    private Pace pace = Pace.REAL;
    private Instant moment;
    private boolean frozen;
    private long step;
    private boolean wanted;
    private boolean everywhere;

    /** Takes note of a perturbation, if it concerns the clock. */
    void accept(Perturbation perturbation) {
        Map<String, String> parameters = perturbation.parameters();
        switch (perturbation.strategy()) {
            case "time.increment" -> pace = new SteppingPace(Treatments.nanos(parameters.get("delta")));
            case "time.coarse" -> {
                step = Treatments.nanos(parameters.get("granularity"));
                pace = new CoarsePace(step);
            }
            case "time.fast" -> pace = new ScaledPace(Double.parseDouble(parameters.get("factor")));
            case "time.slow" -> pace = new ScaledPace(1 / Double.parseDouble(parameters.get("factor")));
            case "date.moment" -> {
                moment = Instant.parse(parameters.get("moment"));
                frozen = Boolean.parseBoolean(parameters.get("frozen"));
            }
            case "environment.dst" -> {
                moment = Instant.parse(parameters.get("moment"));
                everywhere = true;
            }
            default -> {
                return;
            }
        }
        wanted = true;
    }

    Pace pace() {
        return pace;
    }

    /**
     * The clock, starting now; null if the treatment leaves it alone.
     *
     * @param focus where it applies; a date that goes with a time zone applies everywhere
     */
    Warp start(Focus focus) {
        if (!wanted) {
            return null;
        }
        Instant now = Instant.now();
        Instant start = moment == null ? now : moment;
        Pace wallPace = frozen ? new FrozenPace() : pace;
        return new TreatedClock(
                now,
                System::nanoTime,
                step == 0 ? start : rounded(start),
                wallPace,
                pace,
                everywhere ? Focus.EVERYWHERE : focus);
    }

    private Instant rounded(Instant time) {
        long millis = step / 1_000_000;
        return Instant.ofEpochMilli(Math.floorDiv(time.toEpochMilli(), millis) * millis);
    }
}
