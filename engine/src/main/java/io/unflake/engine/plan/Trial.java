package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Perturbation.TestOrder;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Effect.SetsJvm;
import io.unflake.model.strategy.Ordering;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A treatment to try, with its strategies.
 *
 * @param order the tests of a directed order; empty for all other treatments
 */
public record Trial(Treatment treatment, List<Strategy> strategies, List<TestId> order) {

    private static final String RUN = "run";

    public Trial {
        strategies = List.copyOf(strategies);
        order = List.copyOf(order);
    }

    public Trial(Treatment treatment, List<Strategy> strategies) {
        this(treatment, strategies, List.of());
    }

    /** Asks for directed orders, which follow from a recording. */
    public static Trial askingForDirectedOrders() {
        return new Trial(Treatment.of(Strategies.DIRECTED.with(Map.of())), List.of(Strategies.DIRECTED));
    }

    /** Whether it asks for directed orders but has none yet. */
    public boolean asksForDirectedOrders() {
        return order.isEmpty() && ordering().filter(Ordering.DIRECTED::equals).isPresent();
    }

    /** Whether it has a directed order. */
    public boolean isDirected() {
        return !order.isEmpty();
    }

    /** The same with a directed order, which gets a number. */
    public Trial along(List<TestId> directed, int number) {
        List<Perturbation> numbered = treatment.perturbations().stream()
                .map(part -> part instanceof TestOrder ? part.with(RUN, Integer.toString(number)) : part)
                .toList();
        return new Trial(new Treatment(numbered), strategies, directed);
    }

    /** Whether it changes the order of tests. */
    public boolean isOrder() {
        return treatment.isOrder();
    }

    /** The order of tests it makes, if it makes one. */
    public Optional<Ordering> ordering() {
        return strategies.stream().flatMap(each -> each.ordering().stream()).findFirst();
    }

    /** Whether tests mostly wait under it. */
    public boolean waits() {
        return strategies.stream().anyMatch(Strategy::waits);
    }

    /** Whether it may make values equal that are distinct in practice. */
    public boolean collides() {
        return strategies.stream().anyMatch(Strategy::collides);
    }

    /** Whether a JVM must be started for it. */
    boolean needsOwnJvm() {
        return new StrategyCatalog(strategies).needsOwnJvm(treatment);
    }

    /** Whether it sets something that holds for a JVM as a whole. */
    public boolean treatsWholeJvm() {
        return strategies.stream()
                .anyMatch(each -> each.setting().filter(SetsJvm::wholeJvmOnly).isPresent());
    }

    /** The strategy of one of its perturbations. */
    public Strategy strategyOf(Perturbation perturbation) {
        return new StrategyCatalog(strategies).of(perturbation);
    }

    /** The tests of a suite in the order of this trial. */
    public List<TestId> arrange(Suite suite) {
        if (!order.isEmpty()) {
            return order;
        }
        return treatment.perturbations().stream()
                .filter(TestOrder.class::isInstance)
                .findFirst()
                .map(part -> new Arrangement(suite).by(ordering().orElseThrow(), part))
                .orElseGet(suite::tests);
    }

    /** Whether the treatment can change anything for a test at this site. */
    public boolean actsAt(Site site) {
        return strategies.stream().anyMatch(strategy -> strategy.actsAt(site));
    }

    /** Whether a test reaches, in project code, anything that the treatment can change; or that is unknown. */
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
