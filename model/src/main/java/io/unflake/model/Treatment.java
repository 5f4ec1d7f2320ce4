package io.unflake.model;

import java.util.List;
import java.util.stream.Collectors;

/** A set of perturbations: the differences of a run from a plain one. The empty treatment is the control. */
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

    /** Whether it changes the order of tests, so that a run must keep the given order. */
    public boolean isOrder() {
        return perturbations.stream().anyMatch(Perturbation.TestOrder.class::isInstance);
    }

    /** Whether any of its perturbations applies only at some spots. */
    public boolean isNarrow() {
        return perturbations.stream().anyMatch(Perturbation::isNarrow);
    }

    /** The spots of all perturbations. */
    public List<Spot> spots() {
        return perturbations.stream().flatMap(each -> each.spots().stream()).toList();
    }

    /** Returns the names of the strategies as one text. */
    public String name() {
        return isControl()
                ? "plain"
                : perturbations.stream().map(Perturbation::strategy).distinct().collect(Collectors.joining("+"));
    }

    @Override
    public String toString() {
        return perturbations.stream().map(Perturbation::text).collect(Collectors.joining(" + "));
    }
}
