package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.JvmSettings;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Map;

/**
 * A treatment to try, with what is known of its strategies.
 *
 * @param order the tests in the order of a directed one; empty where the treatment alone tells
 */
public record Trial(Treatment treatment, List<Strategy> strategies, List<TestId> order) {

    private static final String RUN = "run";

    public Trial {
        order = List.copyOf(order);
    }

    public Trial(Treatment treatment, List<Strategy> strategies) {
        this(treatment, strategies, List.of());
    }

    /** Asks for directed orders and for nothing else. */
    public static Trial undirected() {
        return new Trial(Treatment.of(Strategies.DIRECTED.with(Map.of())), List.of(Strategies.DIRECTED));
    }

    /** Whether it asks for directed orders, which the treatment alone cannot tell. */
    public boolean isUndirected() {
        return order.isEmpty() && strategies.contains(Strategies.DIRECTED);
    }

    /** Whether its order is a directed one. */
    public boolean isDirected() {
        return !order.isEmpty();
    }

    /** The same with a directed order, which has a number of its own. */
    public Trial along(List<TestId> directed, int number) {
        List<Perturbation> numbered = treatment.perturbations().stream()
                .map(part -> part.isOrder() ? part.with(RUN, Integer.toString(number)) : part)
                .toList();
        return new Trial(treatment.by(numbered), strategies, directed);
    }

    /** Whether it is about the order of tests. */
    public boolean isOrder() {
        return treatment.isOrder();
    }

    /** Whether a JVM must be started for it. */
    boolean needsOwnJvm() {
        return JvmSettings.isNeeded(treatment);
    }

    /** The tests of a suite in the order of this trial. */
    public List<TestId> arrange(Suite suite) {
        if (!order.isEmpty()) {
            return order;
        }
        return treatment.perturbations().stream()
                .filter(Perturbation::isOrder)
                .findFirst()
                .map(new Arrangement(suite)::by)
                .orElseGet(suite::tests);
    }

    /** Whether the treatment can change anything for a test at this site. */
    public boolean actsAt(Site site) {
        return strategies.stream().anyMatch(strategy -> strategy.actsAt(site));
    }

    /** Whether a test reaches, in project code, anything that the treatment can change, or nobody knows. */
    boolean reaches(TestResult baseline) {
        return strategies.stream().anyMatch(strategy -> !strategy.reachIsObserved())
                || baseline.reached().stream().anyMatch(this::selectedBy);
    }

    /** How many places that the treatment can change a test reaches in project code. */
    public int placesIn(TestResult baseline) {
        return (int) baseline.reached().stream().filter(this::selectedBy).count();
    }

    /** Whether a class that the test touches has, while it was initialised, reached what the treatment can change. */
    boolean reachesWhileInitialising(TestResult baseline) {
        return baseline.initialised().stream().anyMatch(this::selectedBy);
    }

    private boolean selectedBy(Site site) {
        return site.project() && actsAt(site);
    }
}
