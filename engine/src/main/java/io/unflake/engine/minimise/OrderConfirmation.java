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
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Confirms failures that were seen once in another order of tests, by their causes.
 *
 * <p>Each test has suspected polluters, and one polluter mostly affects many tests, so the most frequent suspects come
 * first. All tests with the same one share a JVM, in which the polluter runs before each of them, and all tests together
 * share a JVM in which they run without polluters. Both runs are repeated. What always fails after its polluter and never
 * without is confirmed. The others have further suspects, for a few rounds.
 */
final class OrderConfirmation {

    private static final int ROUNDS = 4;
    private static final int TIMES = 2;

    /** Of larger groups, a few tests are tried first. */
    private static final int SMALL_GROUP = 20;

    private static final int SAMPLE = 6;

    /** What is known to pollute other tests comes before what is only suspected. */
    private static final int PREFERRED = 100_000;

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
                confirmGroups(promising(groups(open)));
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
        Map<Object, Map<Confirmed, Before>> groups = new LinkedHashMap<>();
        untried.forEach((each, left) -> left.stream()
                .min(Comparator.comparing((Before before) -> before.role() != Role.ITSELF)
                        .thenComparing(before -> -popularity.get(before)))
                .ifPresent(before -> {
                    tried.get(each).add(before);
                    groups.computeIfAbsent(
                                    before.role() == Role.ITSELF ? Role.ITSELF : before.test(),
                                    key -> new LinkedHashMap<>())
                            .put(each, before);
                }));
        return groups.values();
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

    /** Keeps small groups, and large ones of which a test fails in a sample. */
    private List<Map<Confirmed, Before>> promising(Collection<Map<Confirmed, Before>> groups) {
        List<Map<Confirmed, Before>> large =
                groups.stream().filter(group -> group.size() > SMALL_GROUP).toList();
        List<List<Confirmed>> samples =
                large.stream().map(group -> sample(group.keySet())).toList();
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < large.size(); i++) {
            runs.add(after(large.get(i), samples.get(i), 1));
        }
        List<Observation> observations = orders.perform(runs);
        List<Map<Confirmed, Before>> promising = new ArrayList<>(groups);
        for (int i = 0; i < large.size(); i++) {
            Observation observation = observations.get(i);
            if (samples.get(i).stream().noneMatch(each -> orders.failsIn(observation, each))) {
                promising.remove(large.get(i));
            }
        }
        return promising;
    }

    private static List<Confirmed> sample(Collection<Confirmed> group) {
        List<Confirmed> all = List.copyOf(group);
        return IntStream.range(0, SAMPLE)
                .mapToObj(i -> all.get(i * all.size() / SAMPLE))
                .toList();
    }

    /** Describes a run of some tests of a group, each after its suspect. */
    private Run after(Map<Confirmed, Before> group, Collection<Confirmed> some, int repetition) {
        return orders.run(
                orders.sequence(some, each -> List.of(group.get(each).test())),
                some.iterator().next().trial().treatment(),
                repetition);
    }

    /** Confirms the largest group first. If there is no time for one of them, the others still count. */
    private void confirmGroups(List<Map<Confirmed, Before>> groups) {
        SideBySide.forEach(
                groups.stream()
                        .sorted(Comparator.comparingInt((Map<Confirmed, Before> group) -> -group.size()))
                        .toList(),
                this::confirmGroup);
    }

    private void confirmGroup(Map<Confirmed, Before> group) {
        try {
            addProofs(
                    group,
                    orders.perform(IntStream.rangeClosed(1, TIMES)
                            .mapToObj(i -> after(group, group.keySet(), i))
                            .toList()));
        } catch (OutOfTimeException e) {
            // The tests of this group stay unconfirmed.
        }
    }

    private synchronized void addProofs(Map<Confirmed, Before> group, List<Observation> observations) {
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
