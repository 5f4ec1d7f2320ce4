package io.unflake.engine.plan;

import io.unflake.model.Treatment;
import java.util.Set;

/** Which treatments make tests wait rather than compute. */
public final class Waiting {

    private static final Set<String> STRATEGIES = Set.of("sleep.increase", "network.delay");

    private Waiting() {}

    /** Whether runs under this treatment mostly wait, so that many of them go side by side. */
    public static boolean mostly(Treatment treatment) {
        return treatment.perturbations().stream().anyMatch(p -> STRATEGIES.contains(p.strategy()));
    }
}
