package io.unflake.engine.minimise;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Finds the mildest setting of a strategy under which a test still fails, by halving. */
final class MarginSearch {

    private static final String NETWORK = "network.delay";

    private final Oracle oracle;
    private final Instant now;
    private final BooleanSupplier outOfTime;

    MarginSearch(Oracle oracle, Instant now, BooleanSupplier outOfTime) {
        this.oracle = oracle;
        this.now = now;
        this.outOfTime = outOfTime;
    }

    /** How far the test is from failing; nothing where several strategies are at work or the one has no size. */
    Optional<Margin> of(Treatment treatment) {
        if (treatment.perturbations().size() != 1) {
            return Optional.empty();
        }
        Perturbation perturbation = treatment.perturbations().get(0);
        return perturbation.strategy().equals(NETWORK)
                ? ofNetwork(treatment, perturbation)
                : Axis.of(perturbation, now).map(axis -> search(treatment, perturbation, axis));
    }

    /** Two delays add up here: if the slow name resolution alone is enough, that is the one to vary. */
    private Optional<Margin> ofNetwork(Treatment treatment, Perturbation perturbation) {
        Perturbation onlyName = perturbation.with("factor", "1.0");
        if (oracle.fails(treatment.by(List.of(onlyName)))) {
            return Axis.ofDuration(onlyName, "resolve").map(axis -> search(treatment, onlyName, axis));
        }
        return Axis.of(perturbation, now).map(axis -> search(treatment, perturbation, axis));
    }

    private Margin search(Treatment treatment, Perturbation perturbation, Axis axis) {
        double passes = 0;
        double fails = 1;
        while (fails - passes > axis.precision() && !outOfTime.getAsBoolean()) {
            double middle = (passes + fails) / 2;
            if (oracle.fails(at(treatment, perturbation, axis, middle))) {
                fails = middle;
            } else {
                passes = middle;
            }
        }
        return new Margin(
                axis.parameter(),
                fails == 1
                        ? perturbation.parameters().get(axis.parameter())
                        : axis.at().apply(fails),
                axis.at().apply(passes));
    }

    private static Treatment at(Treatment treatment, Perturbation perturbation, Axis axis, double point) {
        return treatment.by(
                List.of(perturbation.with(axis.parameter(), axis.at().apply(point))));
    }
}
