package io.unflake.engine.plan;

import io.unflake.model.Treatment;
import java.util.Set;

/** Which treatments make tests wait rather than compute. */
public final class Waiting {

    private static final Set<String> DELAYS = Set.of("sleep.increase", "network.delay");
    private static final String STEPS = "time.coarse";

    private Waiting() {}

    /** Whether runs under this treatment mostly wait, so that many of them go side by side. */
    public static boolean mostly(Treatment treatment) {
        return treatment.perturbations().stream().anyMatch(p -> DELAYS.contains(p.strategy()));
    }

    /**
     * Whether a test may wait much longer than before and yet come to its end: by delays, or because it waits by turns
     * until the clock moves, which happens in long steps.
     */
    public static boolean mayProlong(Treatment treatment) {
        return mostly(treatment)
                || treatment.perturbations().stream().anyMatch(p -> p.strategy().equals(STEPS));
    }
}
