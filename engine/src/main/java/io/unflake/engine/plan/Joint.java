package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Several settings of a JVM, tried at once: few tests fail under any, and only those are then tried under each. That
 * saves a run of the suite for each setting.
 *
 * <p>Left out are those that would get in the way of others: a second time zone, and a small heap, which the whole suite
 * would have to share.
 */
public record Joint(Trial all, List<Trial> parts) {

    private static final Set<String> COMPATIBLE = Set.of(
            "environment.zone",
            "environment.charset",
            "environment.separator",
            "environment.processors",
            "environment.temp",
            "environment.lang");

    /** What of these trials can be tried at once; nothing if that is not more than one. */
    public static Optional<Joint> of(List<Trial> trials) {
        List<Trial> parts = trials.stream().filter(Joint::isCompatible).toList();
        boolean distinct =
                parts.stream().map(trial -> trial.treatment().name()).distinct().count() == parts.size();
        return parts.size() > 1 && distinct ? Optional.of(new Joint(together(parts), parts)) : Optional.empty();
    }

    private static boolean isCompatible(Trial trial) {
        List<Perturbation> perturbations = trial.treatment().perturbations();
        return perturbations.size() == 1
                && COMPATIBLE.contains(perturbations.get(0).strategy());
    }

    private static Trial together(List<Trial> parts) {
        List<Perturbation> perturbations = parts.stream()
                .flatMap(part -> part.treatment().perturbations().stream())
                .toList();
        List<Strategy> strategies =
                parts.stream().flatMap(part -> part.strategies().stream()).toList();
        return new Trial(new Treatment(perturbations), strategies);
    }
}
