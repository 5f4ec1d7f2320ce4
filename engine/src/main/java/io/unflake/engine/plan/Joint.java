package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Effect;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Optional;

/**
 * Several JVM settings that are tried in one run. Only the few tests that fail in it are then tried under each setting
 * alone, which saves one run of the suite per setting.
 */
public record Joint(Trial all, List<Trial> parts) {

    /** Combines the trials that can share a run; empty if there are fewer than two. */
    public static Optional<Joint> of(List<Trial> trials) {
        List<Trial> parts = trials.stream().filter(Joint::canShare).toList();
        boolean distinct =
                parts.stream().map(trial -> trial.treatment().name()).distinct().count() == parts.size();
        return parts.size() > 1 && distinct ? Optional.of(new Joint(combine(parts), parts)) : Optional.empty();
    }

    private static boolean canShare(Trial trial) {
        return trial.strategies().size() == 1
                && trial.strategies()
                        .get(0)
                        .setting()
                        .filter(Effect.SetsJvm::sharesRun)
                        .isPresent();
    }

    private static Trial combine(List<Trial> parts) {
        List<Perturbation> perturbations = parts.stream()
                .flatMap(part -> part.treatment().perturbations().stream())
                .toList();
        List<Strategy> strategies =
                parts.stream().flatMap(part -> part.strategies().stream()).toList();
        return new Trial(new Treatment(perturbations), strategies);
    }
}
