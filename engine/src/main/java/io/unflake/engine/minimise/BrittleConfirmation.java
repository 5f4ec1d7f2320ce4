package io.unflake.engine.minimise;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Confirms that tests which fail alone pass after others, their state-setters.
 *
 * <p>Tests that change what such a test uses are tried first, as many as possible in one JVM. If none of them is its
 * state-setter, it is searched among all tests that ran before when the test passed.
 */
final class BrittleConfirmation {

    private static final int ROUNDS = 3;

    /** Searches examine one test after the other, so there must not be many. */
    private static final int MOST_SEARCHES = 8;

    private final Study study;
    private final OrderRuns orders;
    private final Duration budget;
    private final Function<TestId, List<TestId>> suspects;
    private final BooleanSupplier isOver;

    /**
     * Prepares a confirmation.
     *
     * @param budget the time limit for a search
     * @param suspects returns the tests that change state which a test uses
     */
    BrittleConfirmation(Study study, Duration budget, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        this.study = study;
        this.orders = new OrderRuns(study);
        this.budget = budget;
        this.suspects = suspects;
        this.isOver = isOver;
    }

    /**
     * Returns the proofs of tests that fail alone and pass after a state-setter, as far as there was time.
     *
     * @param passed another order than the plain one in which each test passed
     */
    Map<Confirmed, Proof> confirm(Map<Confirmed, List<TestId>> passed) {
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        try {
            List<Confirmed> open = new ArrayList<>(orders.failingAlone(List.copyOf(passed.keySet())));
            for (int round = 0; round < ROUNDS && !open.isEmpty() && !isOver.getAsBoolean(); round++) {
                proofs.putAll(trySuspects(open, passed, round));
                open.removeAll(proofs.keySet());
            }
            proofs.putAll(search(open, passed));
        } catch (OutOfTimeException e) {
            // What was confirmed so far remains valid.
        }
        return proofs;
    }

    private Map<Confirmed, Proof> trySuspects(List<Confirmed> open, Map<Confirmed, List<TestId>> passed, int round) {
        Map<Confirmed, Before> pairs = new LinkedHashMap<>();
        open.forEach(each -> {
            Set<TestId> earlier = new LinkedHashSet<>(OrderSearch.earlier(passed.get(each), orders.member(each)));
            suspects.apply(orders.member(each)).stream()
                    .filter(earlier::contains)
                    .skip(round)
                    .findFirst()
                    .ifPresent(suspect -> pairs.put(each, new Before(suspect, Role.STATE_SETTER)));
        });
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        if (!pairs.isEmpty()) {
            PairRuns.passing(orders, suspects)
                    .perform(pairs)
                    .forEach((each, effort) -> proofs.put(
                            each,
                            Proof.ofOrder(
                                    each.trial().treatment(),
                                    List.of(pairs.get(each)),
                                    List.of(orders.member(each)),
                                    effort)));
        }
        return proofs;
    }

    /**
     * Searches the state-setters of tests among those that ran before.
     *
     * @param failing tests that fail alone
     * @param passed an order in which each of them passed
     */
    Map<Confirmed, Proof> search(List<Confirmed> failing, Map<Confirmed, List<TestId>> passed) {
        Map<Confirmed, Proof> found = new ConcurrentHashMap<>();
        SideBySide.forEach(
                failing.subList(0, Math.min(MOST_SEARCHES, failing.size())),
                each -> search(each, passed.get(each)).ifPresent(proof -> found.put(each, proof)));
        return found;
    }

    private Optional<Proof> search(Confirmed failing, List<TestId> passed) {
        try {
            return new OrderSearch(study.suite(), orders, failing, List.of(), budget, isOver)
                    .proveBrittle(passed)
                    .filter(proof -> isRepeatable(failing, proof));
        } catch (OutOfTimeException e) {
            return Optional.empty();
        }
    }

    /** Whether the test fails alone once more, and passes again after its state-setters. */
    private boolean isRepeatable(Confirmed brittle, Proof proof) {
        List<TestId> passing =
                new ArrayList<>(proof.before().stream().map(Before::test).toList());
        passing.add(orders.member(brittle));
        List<Observation> again = orders.perform(List.of(
                orders.run(proof.tests(), proof.treatment(), PairRuns.TIMES),
                orders.run(passing, proof.treatment(), PairRuns.TIMES)));
        return orders.failsIn(again.get(0), brittle) && orders.passesIn(again.get(1), brittle);
    }
}
