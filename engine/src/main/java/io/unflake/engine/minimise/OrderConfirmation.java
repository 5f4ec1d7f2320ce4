package io.unflake.engine.minimise;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.strategy.Ordering;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
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
 * Confirms failures that were seen once in another order of tests, by their causes.
 *
 * <p>Each test has suspected polluters. All tests with the same one share a JVM, in which the polluter runs before each of
 * them, and all tests together share a JVM in which they run without polluters. Both runs are repeated. What always
 * fails after its polluter and never without is confirmed. The others have further suspects, for a few rounds.
 */
final class OrderConfirmation {

    private static final int ROUNDS = 3;
    private static final int TIMES = 2;

    /** Tests that fail alone are examined one by one, so there must not be many. */
    private static final int MOST_BRITTLE = 8;

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
            List<Observation> alone = open.isEmpty() ? List.of() : withoutPolluters(open);
            open.removeIf(each -> alone.stream().anyMatch(observation -> orders.failsIn(observation, each)));
            confirmBrittle(seen.stream()
                    .filter(each -> alone.stream().allMatch(observation -> orders.failsIn(observation, each)))
                    .limit(MOST_BRITTLE)
                    .toList());
            for (int round = 1; round <= ROUNDS && !open.isEmpty() && !isOver.getAsBoolean(); round++) {
                confirmGroups(groups(open));
                open.removeAll(proofs.keySet());
            }
        } catch (OutOfTimeException e) {
            // What was confirmed so far remains valid.
        }
        return proofs;
    }

    /** Runs the tests in both directions, so that none has all others before it twice. */
    private List<Observation> withoutPolluters(List<Confirmed> open) {
        List<TestId> members = orders.sequence(open, each -> List.of());
        List<TestId> reversed = new ArrayList<>(members);
        Collections.reverse(reversed);
        return orders.perform(List.of(
                orders.run(members, open.get(0).trial().treatment(), 1),
                orders.run(reversed, open.get(0).trial().treatment(), TIMES)));
    }

    private void confirmBrittle(List<Confirmed> failingAlone) {
        Map<Confirmed, Proof> found = new ConcurrentHashMap<>();
        SideBySide.forEach(
                failingAlone,
                each -> new OrderSearch(study.suite(), orders, each, List.of(), budget, isOver)
                        .proveBrittle()
                        .filter(proof -> isRepeatable(each, proof))
                        .ifPresent(proof -> found.put(each, proof)));
        proofs.putAll(found);
    }

    /** Whether a brittle test fails alone once more, and passes again after its state-setters. */
    private boolean isRepeatable(Confirmed brittle, Proof proof) {
        List<TestId> passing =
                new ArrayList<>(proof.before().stream().map(Before::test).toList());
        passing.add(orders.member(brittle));
        List<Observation> again = orders.perform(List.of(
                orders.run(proof.tests(), proof.treatment(), TIMES), orders.run(passing, proof.treatment(), TIMES)));
        return orders.failsIn(again.get(0), brittle) && !orders.failsIn(again.get(1), brittle);
    }

    /** The next suspect of each test, by what has to be in one JVM. */
    private Collection<Map<Confirmed, Before>> groups(List<Confirmed> open) {
        Set<TestId> polluters = new LinkedHashSet<>();
        proofs.values()
                .forEach(proof -> proof.before().stream()
                        .filter(before -> before.role() == Role.POLLUTER)
                        .forEach(before -> polluters.add(before.test())));
        Map<Object, Map<Confirmed, Before>> groups = new LinkedHashMap<>();
        for (Confirmed each : open) {
            nextSuspect(each, polluters)
                    .ifPresent(before -> groups.computeIfAbsent(
                                    before.role() == Role.ITSELF ? Role.ITSELF : before.test(),
                                    key -> new LinkedHashMap<>())
                            .put(each, before));
        }
        return groups.values();
    }

    /** The test itself if it ran twice, then proven polluters of other tests, then the other suspects. */
    private Optional<Before> nextSuspect(Confirmed confirmed, Set<TestId> polluters) {
        TestId test = orders.member(confirmed);
        Set<Before> all = new LinkedHashSet<>();
        if (confirmed.trial().ordering().filter(Ordering.TWICE::equals).isPresent()) {
            all.add(new Before(test, Role.ITSELF));
        }
        List<TestId> earlier = OrderSearch.earlier(confirmed, test, study.suite());
        List<TestId> own =
                suspects.apply(test).stream().filter(earlier::contains).toList();
        polluters.stream()
                .filter(polluter ->
                        own.contains(polluter) || (!confirmed.trial().isDirected() && earlier.contains(polluter)))
                .forEach(polluter -> all.add(new Before(polluter, Role.POLLUTER)));
        own.forEach(suspect -> all.add(new Before(suspect, Role.POLLUTER)));
        Set<Before> before = tried.computeIfAbsent(confirmed, key -> new LinkedHashSet<>());
        return all.stream().filter(before::add).findFirst();
    }

    private void confirmGroups(Collection<Map<Confirmed, Before>> groups) {
        List<Run> runs = new ArrayList<>();
        for (Map<Confirmed, Before> group : groups) {
            List<TestId> tests = orders.sequence(
                    group.keySet(), each -> List.of(group.get(each).test()));
            Confirmed any = group.keySet().iterator().next();
            for (int i = 1; i <= TIMES; i++) {
                runs.add(orders.run(tests, any.trial().treatment(), i));
            }
        }
        List<Observation> observations = orders.perform(runs);
        int first = 0;
        for (Map<Confirmed, Before> group : groups) {
            addProofs(group, observations.subList(first, first + TIMES));
            first += TIMES;
        }
    }

    private void addProofs(Map<Confirmed, Before> group, List<Observation> observations) {
        double seconds = observations.stream().mapToLong(Observation::millis).sum() / 1000.0 / group.size();
        group.forEach((each, before) -> {
            if (observations.stream().allMatch(observation -> orders.failsIn(observation, each))) {
                proofs.put(
                        each,
                        Proof.ofOrder(
                                each.trial().treatment(),
                                List.of(before),
                                List.of(before.test(), orders.member(each)),
                                new Proof.Effort(2 * TIMES, seconds)));
            }
        });
    }
}
