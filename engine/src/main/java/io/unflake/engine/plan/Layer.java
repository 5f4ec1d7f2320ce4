package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Ordering;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Optional;

/**
 * Trials that are tried in one run. Only the few tests that fail in it are then tried under each trial alone, which
 * saves one run of the suite per trial.
 */
public record Layer(List<Trial> members) {

    public Layer {
        members = List.copyOf(members);
    }

    /** Whether a failure in this layer may have one of several causes. */
    public boolean isJoint() {
        return members.size() > 1;
    }

    /** The trial that changes the order of tests, if there is one. */
    public Optional<Trial> order() {
        return members.stream().filter(Trial::isOrder).findFirst();
    }

    /** The trials that do not change the order of tests. */
    public List<Trial> others() {
        return members.stream().filter(trial -> !trial.isOrder()).toList();
    }

    /** The trials that need a newly started JVM, whatever the order. */
    public Layer settings() {
        return new Layer(others().stream().filter(Trial::needsOwnJvm).toList());
    }

    /** Whether this layer needs a JVM in which the suite ran before. */
    public boolean runsAgain() {
        return order().flatMap(Trial::ordering).filter(Ordering.TWICE::equals).isPresent();
    }

    /** All trials of the layer at once. */
    public Trial all() {
        return combined(members);
    }

    /** All trials at once, but in plain order. */
    public Trial allInPlainOrder() {
        return combined(others());
    }

    private static Trial combined(List<Trial> trials) {
        if (trials.size() == 1) {
            return trials.get(0);
        }
        List<Perturbation> perturbations = trials.stream()
                .flatMap(trial -> trial.treatment().perturbations().stream())
                .toList();
        List<Strategy> strategies =
                trials.stream().flatMap(trial -> trial.strategies().stream()).toList();
        return new Trial(new Treatment(perturbations), strategies);
    }
}
