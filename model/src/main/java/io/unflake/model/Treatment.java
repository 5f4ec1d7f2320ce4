package io.unflake.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a run differs from a plain one. The empty treatment is the control.
 *
 * @param only the spots where the perturbations apply; empty for everywhere
 */
public record Treatment(List<Perturbation> perturbations, List<Spot> only) {

    public static final Treatment NONE = new Treatment(List.of());

    public Treatment {
        perturbations = List.copyOf(perturbations);
        only = List.copyOf(only);
    }

    public Treatment(List<Perturbation> perturbations) {
        this(perturbations, List.of());
    }

    public static Treatment of(Perturbation... perturbations) {
        return new Treatment(List.of(perturbations));
    }

    public boolean isControl() {
        return perturbations.isEmpty();
    }

    /** Whether the tests run in an order of their own, so that each run has to keep the one it is given. */
    public boolean isOrder() {
        return perturbations.stream().anyMatch(Perturbation::isOrder);
    }

    /** The same, at these spots only. */
    public Treatment at(List<Spot> spots) {
        return new Treatment(perturbations, spots);
    }

    /** The same spots, perturbed otherwise. */
    public Treatment by(List<Perturbation> others) {
        return new Treatment(others, only);
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
