package io.unflake.model;

import java.util.List;
import java.util.stream.Collectors;

/** How a run differs from a plain one. The empty treatment is the control. */
public record Treatment(List<Perturbation> perturbations) {

    public static final Treatment NONE = new Treatment(List.of());

    public Treatment {
        perturbations = List.copyOf(perturbations);
    }

    public static Treatment of(Perturbation... perturbations) {
        return new Treatment(List.of(perturbations));
    }

    public boolean isControl() {
        return perturbations.isEmpty();
    }

    /** Names of the strategies, joined for reading. */
    public String name() {
        return isControl()
                ? "plain"
                : perturbations.stream().map(Perturbation::strategy).collect(Collectors.joining("+"));
    }

    @Override
    public String toString() {
        return perturbations.stream().map(Perturbation::toString).collect(Collectors.joining(" + "));
    }
}
