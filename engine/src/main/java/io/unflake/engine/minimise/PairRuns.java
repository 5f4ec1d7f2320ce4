package io.unflake.engine.minimise;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs tests right after other tests, and tells for which of them the result was as expected each time.
 *
 * <p>All tests that follow the same one share a JVM. So do those that follow different ones, unless a recording shows
 * that one of these changes what a test after another one uses. They run in both directions, so that no pair has the same
 * pairs before it twice. A recording does not show everything, so all tests also run after the pairs before them, but
 * before the test that they should follow: then the result must not be the expected one.
 */
final class PairRuns {

    /** How often each test runs after the other one. */
    static final int TIMES = 2;

    /** Of larger groups, a few tests are tried first. */
    private static final int SMALL_GROUP = 20;

    private static final int SAMPLE = 6;

    private final OrderRuns orders;
    private final Function<TestId, List<TestId>> suspects;
    private final BiPredicate<Observation, Confirmed> isExpected;
    private final boolean alwaysControlled;
    private final Map<TestId, Set<TestId>> known = new HashMap<>();

    /** @param alwaysControlled whether a batch of one group needs a control, too */
    private PairRuns(
            OrderRuns orders,
            Function<TestId, List<TestId>> suspects,
            BiPredicate<Observation, Confirmed> isExpected,
            boolean alwaysControlled) {
        this.orders = orders;
        this.suspects = suspects;
        this.isExpected = isExpected;
        this.alwaysControlled = alwaysControlled;
    }

    /**
     * Expects tests to fail as known. They are known to pass if they run without the others.
     *
     * @param suspects returns the tests that change state which a test uses
     */
    static PairRuns failing(OrderRuns orders, Function<TestId, List<TestId>> suspects) {
        return new PairRuns(orders, suspects, orders::failsIn, false);
    }

    /**
     * Expects tests to pass.
     *
     * @param suspects returns the tests that change state which a test uses
     */
    static PairRuns passing(OrderRuns orders, Function<TestId, List<TestId>> suspects) {
        return new PairRuns(orders, suspects, orders::passesIn, true);
    }

    /**
     * Returns the tests with the expected result, each with its share of the effort. Those for which there was no time
     * are missing.
     *
     * @param pairs each test with the one that runs before it
     */
    Map<Confirmed, Proof.Effort> perform(Map<Confirmed, Before> pairs) {
        Map<Confirmed, Proof.Effort> asExpected = new ConcurrentHashMap<>();
        SideBySide.forEach(batches(promising(groups(pairs))), batch -> perform(batch, asExpected));
        return asExpected;
    }

    /** Tests that follow the same one, or of which each follows itself. */
    private record Group(Map<Confirmed, Before> pairs) {

        int size() {
            return pairs.size();
        }

        /** The same pairs in this order, or some of them. */
        private Group of(List<Confirmed> tests) {
            Map<Confirmed, Before> some = new LinkedHashMap<>();
            tests.forEach(test -> some.put(test, pairs.get(test)));
            return new Group(some);
        }

        Group reversed() {
            return of(PairRuns.reversed(pairs.keySet()));
        }

        boolean isSmall() {
            return size() <= SMALL_GROUP;
        }

        List<TestId> before(Confirmed test) {
            return List.of(pairs.get(test).test());
        }

        Group sample() {
            List<Confirmed> all = List.copyOf(pairs.keySet());
            return of(IntStream.range(0, SAMPLE)
                    .mapToObj(i -> all.get(i * all.size() / SAMPLE))
                    .toList());
        }
    }

    private static List<Group> groups(Map<Confirmed, Before> pairs) {
        Map<Object, Group> groups = new LinkedHashMap<>();
        pairs.forEach((test, before) -> groups.computeIfAbsent(
                        before.role() == Role.ITSELF ? Role.ITSELF : before.test(),
                        key -> new Group(new LinkedHashMap<>()))
                .pairs
                .put(test, before));
        return List.copyOf(groups.values());
    }

    /** Keeps small groups, and large ones with an expected result in a sample. */
    private List<Group> promising(List<Group> groups) {
        List<Group> large = groups.stream().filter(group -> !group.isSmall()).toList();
        List<Group> samples = large.stream().map(Group::sample).toList();
        List<Observation> observations = orders.perform(
                samples.stream().map(sample -> after(List.of(sample), 1)).toList());
        List<Group> promising = new ArrayList<>(groups);
        for (int i = 0; i < large.size(); i++) {
            Observation observation = observations.get(i);
            if (samples.get(i).pairs.keySet().stream().noneMatch(each -> isExpected.test(observation, each))) {
                promising.remove(large.get(i));
            }
        }
        return promising;
    }

    /** Largest first. Small groups that cannot affect each other are one batch. */
    private List<List<Group>> batches(List<Group> groups) {
        List<List<Group>> batches = new ArrayList<>();
        groups.stream()
                .sorted(Comparator.comparingInt(Group::size).reversed())
                .forEach(group -> batches.stream()
                        .filter(batch -> batch.stream().allMatch(other -> areIndependent(group, other)))
                        .findFirst()
                        .ifPresentOrElse(
                                batch -> batch.add(group), () -> batches.add(new ArrayList<>(List.of(group)))));
        return batches;
    }

    private boolean areIndependent(Group one, Group other) {
        return canShare(one) && canShare(other) && !mayAffect(one, other) && !mayAffect(other, one);
    }

    /** Whether the recording tells what the tests of a group use. */
    private boolean canShare(Group group) {
        return group.isSmall()
                && group.pairs.entrySet().stream()
                        .allMatch(pair -> suspectsOf(pair.getKey())
                                .contains(pair.getValue().test()));
    }

    private boolean mayAffect(Group one, Group other) {
        return other.pairs.keySet().stream()
                .map(this::suspectsOf)
                .anyMatch(theirs -> one.pairs.entrySet().stream()
                        .anyMatch(pair -> theirs.contains(pair.getValue().test())
                                || theirs.contains(orders.member(pair.getKey()))));
    }

    private Set<TestId> suspectsOf(Confirmed test) {
        return known.computeIfAbsent(orders.member(test), member -> new HashSet<>(suspects.apply(member)));
    }

    private void perform(List<Group> batch, Map<Confirmed, Proof.Effort> asExpected) {
        try {
            List<Group> reversed = reversed(batch).stream().map(Group::reversed).toList();
            List<Observation> after = orders.perform(List.of(after(batch, 1), after(reversed, TIMES)));
            List<Observation> before = batch.size() > 1 || alwaysControlled
                    ? orders.perform(List.of(before(batch, 1), before(reversed, TIMES)))
                    : List.of();
            int size = batch.stream().mapToInt(Group::size).sum();
            double seconds = Stream.concat(after.stream(), before.stream())
                            .mapToLong(Observation::millis)
                            .sum()
                    / 1000.0
                    / size;
            batch.stream()
                    .flatMap(group -> group.pairs.keySet().stream())
                    .filter(each -> after.stream().allMatch(run -> isExpected.test(run, each))
                            && before.stream().noneMatch(run -> isExpected.test(run, each)))
                    .forEach(each -> asExpected.put(each, new Proof.Effort(2 * TIMES, seconds)));
        } catch (OutOfTimeException e) {
            // If there is no time for these, the others still count.
        }
    }

    /** Each test right after the one that it should follow. */
    private Run after(List<Group> batch, int repetition) {
        List<TestId> tests = new ArrayList<>();
        batch.forEach(group -> tests.addAll(orders.sequence(group.pairs.keySet(), group::before)));
        return run(tests, batch, repetition);
    }

    /** Each test before the one that it should follow. */
    private Run before(List<Group> batch, int repetition) {
        List<TestId> tests = new ArrayList<>();
        batch.forEach(group -> {
            tests.addAll(orders.sequence(group.pairs.keySet(), each -> List.of()));
            group.pairs.values().stream().map(Before::test).distinct().forEach(tests::add);
        });
        return run(tests, batch, repetition);
    }

    private Run run(List<TestId> tests, List<Group> batch, int repetition) {
        Confirmed any = batch.get(0).pairs.keySet().iterator().next();
        return orders.run(tests, any.trial().treatment(), repetition);
    }

    private static <T> List<T> reversed(Collection<T> list) {
        List<T> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }
}
