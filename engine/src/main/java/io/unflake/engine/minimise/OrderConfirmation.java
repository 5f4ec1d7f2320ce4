package io.unflake.engine.minimise;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.strategy.Ordering;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Confirms failures that were seen once in another order of tests, by their causes.
 *
 * <p>Each test has suspected polluters, and one polluter mostly affects many tests, so the most frequent suspects come
 * first. Each test runs after its suspect, as many as possible in one JVM, and all tests together share a JVM in which
 * they run without polluters. Both runs are repeated. What always fails after its polluter and never without is
 * confirmed. The others have further suspects, for a few rounds.
 */
final class OrderConfirmation {

    private static final int ROUNDS = 4;

    /** What is known to pollute other tests comes before what is only suspected. */
    private static final int PREFERRED = 100_000;

    private final Study study;
    private final OrderRuns orders;
    private final Duration budget;
    private final Function<TestId, List<TestId>> suspects;
    private final BooleanSupplier isOver;
    private final Map<Confirmed, Set<Before>> tried = new HashMap<>();
    private final Map<Confirmed, Proof> proofs = new LinkedHashMap<>();

    /**
     * Prepares a confirmation.
     *
     * @param suspects returns the tests that change state which a test uses
     * @param budget the time limit for tests that are examined one by one
     */
    OrderConfirmation(Study study, Duration budget, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        this.study = study;
        this.orders = new OrderRuns(study);
        this.budget = budget;
        this.suspects = suspects;
        this.isOver = isOver;
    }

    /** Returns the proofs of all failures that are confirmed. */
    Map<Confirmed, Proof> confirm(List<Confirmed> seen) {
        List<Confirmed> open = new ArrayList<>(seen);
        try {
            List<Observation> alone = open.isEmpty() ? List.of() : orders.inBothDirections(open);
            open.removeIf(each -> alone.stream().anyMatch(observation -> orders.failsIn(observation, each)));
            for (int round = 1; round <= ROUNDS && !open.isEmpty() && !isOver.getAsBoolean(); round++) {
                confirmPairs(nextSuspects(open));
                open.removeAll(proofs.keySet());
            }
            confirmBrittle(seen.stream()
                    .filter(each -> alone.stream().allMatch(observation -> orders.failsIn(observation, each)))
                    .toList());
        } catch (OutOfTimeException e) {
            // What was confirmed so far remains valid.
        }
        return proofs;
    }

    /** These tests fail alone, but passed in plain order. */
    private void confirmBrittle(List<Confirmed> failingAlone) {
        Map<Confirmed, List<TestId>> passed = new LinkedHashMap<>();
        failingAlone.forEach(each -> passed.put(each, study.suite().tests()));
        proofs.putAll(new BrittleConfirmation(study, budget, suspects, isOver).search(failingAlone, passed));
    }

    /** The next suspect of each test that has one. */
    private Map<Confirmed, Before> nextSuspects(List<Confirmed> open) {
        Map<Confirmed, List<Before>> untried = new LinkedHashMap<>();
        Map<Before, Integer> popularity = new HashMap<>();
        Set<TestId> proven = provenPolluters();
        for (Confirmed each : open) {
            List<Before> left = new ArrayList<>(suspects(each, proven));
            left.removeAll(tried.computeIfAbsent(each, key -> new LinkedHashSet<>()));
            left.forEach(
                    before -> popularity.merge(before, proven.contains(before.test()) ? PREFERRED : 1, Integer::sum));
            untried.put(each, left);
        }
        Map<Confirmed, Before> next = new LinkedHashMap<>();
        untried.forEach((each, left) -> left.stream()
                .min(Comparator.comparing((Before before) -> before.role() != Role.ITSELF)
                        .thenComparing(before -> -popularity.get(before)))
                .ifPresent(before -> {
                    tried.get(each).add(before);
                    next.put(each, before);
                }));
        return next;
    }

    private void confirmPairs(Map<Confirmed, Before> pairs) {
        PairRuns.failing(orders, suspects)
                .perform(pairs)
                .forEach((each, effort) -> proofs.put(
                        each,
                        Proof.ofOrder(
                                each.trial().treatment(),
                                List.of(pairs.get(each)),
                                List.of(pairs.get(each).test(), orders.member(each)),
                                effort)));
    }

    private Set<TestId> provenPolluters() {
        Set<TestId> polluters = new LinkedHashSet<>();
        proofs.values()
                .forEach(proof -> proof.before().stream()
                        .filter(before -> before.role() == Role.POLLUTER)
                        .forEach(before -> polluters.add(before.test())));
        return polluters;
    }

    /** The test itself if it ran twice, its own suspects and, unless its order was directed, proven polluters of others. */
    private Set<Before> suspects(Confirmed confirmed, Set<TestId> proven) {
        TestId test = orders.member(confirmed);
        Set<TestId> earlier = new HashSet<>(OrderSearch.earlier(confirmed, test, study.suite()));
        Set<Before> all = new LinkedHashSet<>();
        if (confirmed.trial().ordering().filter(Ordering.TWICE::equals).isPresent()) {
            all.add(new Before(test, Role.ITSELF));
        }
        Stream.concat(suspects.apply(test).stream(), confirmed.trial().isDirected() ? Stream.empty() : proven.stream())
                .filter(earlier::contains)
                .forEach(suspect -> all.add(new Before(suspect, Role.POLLUTER)));
        return all;
    }
}
