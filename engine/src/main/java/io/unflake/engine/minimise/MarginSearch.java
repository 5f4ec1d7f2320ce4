package io.unflake.engine.minimise;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Strategy;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Finds, by bisection, the mildest setting of a strategy under which a test still fails. */
final class MarginSearch {

    private final Oracle oracle;
    private final Instant now;
    private final BooleanSupplier outOfTime;

    MarginSearch(Oracle oracle, Instant now, BooleanSupplier outOfTime) {
        this.oracle = oracle;
        this.now = now;
        this.outOfTime = outOfTime;
    }

    /**
     * Returns the margin of a treatment; empty if it has several perturbations or its strategy has no axis.
     *
     * @param likely the margin of another test with the same cause, which is tried first; may be null
     */
    Optional<Margin> of(Treatment treatment, Strategy strategy, Margin likely) {
        if (treatment.perturbations().size() != 1) {
            return Optional.empty();
        }
        Perturbation whole = treatment.perturbations().get(0);
        List<String> axes = strategy.axes();
        for (int i = 0; i < axes.size(); i++) {
            boolean isLast = i == axes.size() - 1;
            Perturbation alone = isLast ? whole : onlyVarying(whole, axes.get(i), strategy);
            if (isLast || oracle.fails(Treatment.of(alone))) {
                return Axis.of(strategy.parameter(axes.get(i)), alone, now)
                        .map(axis -> holds(likely, alone, axis)
                                ? likely
                                : search(alone, oracle.failsSometimes() ? axis.coarse() : axis));
            }
        }
        return Optional.empty();
    }

    /** Sets all other axes to their mildest values; if the test still fails, this axis is the one that matters. */
    private static Perturbation onlyVarying(Perturbation whole, String axis, Strategy strategy) {
        Perturbation alone = whole;
        for (String other : strategy.axes()) {
            if (!other.equals(axis)) {
                alone = alone.with(other, Axis.mildest(strategy.parameter(other).type()));
            }
        }
        return alone;
    }

    private boolean holds(Margin likely, Perturbation perturbation, Axis axis) {
        return likely != null
                && likely.parameter().equals(axis.parameter())
                && oracle.fails(with(likely.fails(), perturbation, axis))
                && (likely.passes().equals(axis.mildest()) || !oracle.fails(with(likely.passes(), perturbation, axis)));
    }

    private static Treatment with(String value, Perturbation perturbation, Axis axis) {
        return Treatment.of(perturbation.with(axis.parameter(), value));
    }

    /** Doubles the step until the test fails, then bisects: so the first of several failing ranges is found. */
    private Margin search(Perturbation perturbation, Axis axis) {
        double passes = 0;
        double fails = 1;
        double next = axis.firstStep() < 1 ? axis.firstStep() : 0.5;
        boolean doubling = axis.firstStep() < 1;
        while (fails - passes > axis.precision() && !outOfTime.getAsBoolean()) {
            if (oracle.fails(at(perturbation, axis, next))) {
                fails = next;
                doubling = false;
            } else {
                passes = next;
            }
            next = doubling && 2 * passes < fails ? 2 * passes : (passes + fails) / 2;
        }
        return new Margin(
                axis.parameter(),
                fails == 1
                        ? perturbation.parameters().get(axis.parameter())
                        : axis.at().apply(fails),
                axis.at().apply(passes));
    }

    private static Treatment at(Perturbation perturbation, Axis axis, double point) {
        return with(axis.at().apply(point), perturbation, axis);
    }
}
