package io.unflake.engine.minimise;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Proves that confirmed failures depend on the order of tests.
 *
 * <p>The polluters of one test mostly pollute other tests too, so each proven polluter also runs before every other open
 * test, all in one JVM.
 */
final class OrderCause {

    private static final int AT_ONCE = 4;

    private final Study study;
    private final OrderRuns orders;
    private final Duration budget;

    OrderCause(Study study, Duration budget) {
        this.study = study;
        this.orders = new OrderRuns(study);
        this.budget = budget;
    }

    /** Returns the proofs that were found in time. */
    Map<Confirmed, Proof> prove(
            List<Confirmed> confirmed, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        List<Confirmed> open = new ArrayList<>(confirmed);
        try {
            while (!open.isEmpty() && !isOver.getAsBoolean()) {
                List<Confirmed> next = List.copyOf(open.subList(0, Math.min(AT_ONCE, open.size())));
                Map<Confirmed, Proof> found = proveSideBySide(next, suspects, isOver);
                proofs.putAll(found);
                open.removeAll(next);
                for (Proof proof : onePerPolluters(found.values())) {
                    proofs.putAll(batch(proof, open, suspects));
                    open.removeAll(proofs.keySet());
                }
            }
        } catch (OutOfTimeException e) {
            // What was proven so far remains valid.
        }
        return proofs;
    }

    private Map<Confirmed, Proof> proveSideBySide(
            List<Confirmed> some, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        Map<Confirmed, Proof> found = new ConcurrentHashMap<>();
        SideBySide.forEach(
                some,
                each -> found.put(
                        each,
                        new OrderSearch(
                                        study.suite(),
                                        orders,
                                        each,
                                        suspects.apply(orders.member(each)),
                                        budget,
                                        isOver)
                                .prove()));
        return found;
    }

    private static Collection<Proof> onePerPolluters(Collection<Proof> proofs) {
        Map<List<TestId>, Proof> byPolluters = new LinkedHashMap<>();
        proofs.stream()
                .filter(proof -> proof.before().stream().anyMatch(before -> before.role() == Role.POLLUTER))
                .forEach(proof -> byPolluters.putIfAbsent(polluters(proof), proof));
        return byPolluters.values();
    }

    private static List<TestId> polluters(Proof proof) {
        return proof.tests().subList(0, proof.tests().size() - 1);
    }

    /**
     * Proves all other tests that fail right after the same polluters, but not without them. If orders are directed,
     * tries only tests that use state which these polluters change, since the others have different polluters.
     */
    private Map<Confirmed, Proof> batch(Proof proof, List<Confirmed> others, Function<TestId, List<TestId>> suspects) {
        List<TestId> polluters = polluters(proof);
        List<Confirmed> candidates = others.stream()
                .filter(each -> !polluters.contains(orders.member(each)))
                .filter(each -> !each.trial().isDirected()
                        || suspects.apply(orders.member(each)).containsAll(polluters))
                .toList();
        if (candidates.isEmpty()) {
            return Map.of();
        }
        List<Observation> observations = orders.perform(List.of(
                orders.run(orders.sequence(candidates, each -> List.of()), proof.treatment(), 1),
                orders.run(orders.sequence(candidates, each -> polluters), proof.treatment(), 1)));
        Observation without = observations.get(0);
        Observation with = observations.get(1);
        Proof.Effort effort = new Proof.Effort(
                2,
                (with.millis() + without.millis()) / 1000.0 / candidates.size(),
                proof.effort().cutOff());
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        for (Confirmed each : candidates) {
            if (orders.failsIn(with, each) && !orders.failsIn(without, each)) {
                List<TestId> tests = new ArrayList<>(polluters);
                tests.add(orders.member(each));
                proofs.put(each, Proof.ofOrder(each.trial().treatment(), proof.before(), tests, effort));
            }
        }
        return proofs;
    }
}
