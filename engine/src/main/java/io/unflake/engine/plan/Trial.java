package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.Perturbation.TestOrder;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Ordering;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A treatment to try, and the strategies of its perturbations.
 *
 * @param order the tests of a directed order; empty for all other treatments
 */
public record Trial(Treatment treatment, List<Strategy> strategies, List<TestId> order) {

    /** Runs tests in the given order, whatever that is. Otherwise they run in plain order. */
    public static final Treatment IN_GIVEN_ORDER = Treatment.of(Strategies.DIRECTED.with(Map.of()));

    private static final String RUN = "run";

    public Trial {
        strategies = List.copyOf(strategies);
        order = List.copyOf(order);
    }

    public Trial(Treatment treatment, List<Strategy> strategies) {
        this(treatment, strategies, List.of());
    }

    /** A request for directed orders, which have to be computed from a recording. */
    public static Trial askingForDirectedOrders() {
        return new Trial(IN_GIVEN_ORDER, List.of(Strategies.DIRECTED));
    }

    /** Whether this trial asks for directed orders but has none yet. */
    public boolean asksForDirectedOrders() {
        return order.isEmpty() && ordering().filter(Ordering.DIRECTED::equals).isPresent();
    }

    /** Whether this trial asks for threads to delay, which a profile of the tests has to show. */
    public boolean asksForThreads() {
        return strategies.stream().anyMatch(Strategy::needsDelayPoints) && !treatment.isNarrow();
    }

    /** Returns the same trial, with delays at some spots only. */
    public Trial at(List<Spot> spots) {
        return new Trial(
                new Treatment(treatment.perturbations().stream()
                        .map(part -> strategyOf(part).needsDelayPoints() ? part.at(spots) : part)
                        .toList()),
                strategies,
                order);
    }

    /** Whether this trial has a directed order. */
    public boolean isDirected() {
        return !order.isEmpty();
    }

    /** Returns the same trial with a directed order and its number. */
    public Trial along(List<TestId> directed, int number) {
        List<Perturbation> numbered = treatment.perturbations().stream()
                .map(part -> part instanceof TestOrder ? part.with(RUN, Integer.toString(number)) : part)
                .toList();
        return new Trial(new Treatment(numbered), strategies, directed);
    }

    /** Whether this trial changes the order of tests. */
    public boolean isOrder() {
        return treatment.isOrder();
    }

    /** The kind of order, if this trial changes the order of tests. */
    public Optional<Ordering> ordering() {
        return strategies.stream().flatMap(each -> each.ordering().stream()).findFirst();
    }

    /** Whether tests mostly wait under this treatment, or take much longer without hanging. */
    public boolean prolongs() {
        return strategies.stream().anyMatch(Strategy::prolongs);
    }

    /** Whether tests only wait longer under this treatment. */
    public boolean waits() {
        return strategies.stream().allMatch(Strategy::waits);
    }

    /** Whether random values that differ in practice may be equal under this treatment. */
    public boolean collides() {
        return strategies.stream().anyMatch(Strategy::collides);
    }

    /** Whether this treatment needs a newly started JVM. */
    boolean needsOwnJvm() {
        return new StrategyCatalog(strategies).needsOwnJvm(treatment);
    }

    /** Whether this treatment changes a setting that applies to a whole JVM. */
    public boolean treatsWholeJvm() {
        return strategies.stream().anyMatch(Strategy::isWholeJvmOnly);
    }

    /** Whether this treatment changes nothing for a test that comes to none of its sites, and results tell those. */
    public boolean actsAtSitesOnly() {
        return !isOrder()
                && !treatsWholeJvm()
                && !needsOwnJvm()
                && !reachIsUnknown()
                && strategies.stream().noneMatch(Strategy::needsDelayPoints);
    }

    /** Returns the strategy of one of the perturbations. */
    public Strategy strategyOf(Perturbation perturbation) {
        return new StrategyCatalog(strategies).of(perturbation);
    }

    /** Returns the tests of a suite in the order of this trial. */
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

    /** Whether a plain run does not show which tests this treatment can affect. */
    boolean reachIsUnknown() {
        return strategies.stream().anyMatch(strategy -> !strategy.reachIsObserved());
    }
}
