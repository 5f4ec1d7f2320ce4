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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Runs tests right after other tests, and tells for which of them the result was as expected each time.
 *
 * <p>All tests that follow the same one share a JVM. So do those that follow different ones, if according to a recording
 * none of these changes what the tests after the others use. They run in both directions, so that no pair has the same
 * pairs before it twice.
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

    /**
     * Runs nothing yet.
     *
     * @param suspects returns the tests that change state which a test uses
     * @param isExpected whether the result of a test in a run is the expected one
     */
    PairRuns(
            OrderRuns orders, Function<TestId, List<TestId>> suspects, BiPredicate<Observation, Confirmed> isExpected) {
        this.orders = orders;
        this.suspects = suspects;
        this.isExpected = isExpected;
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

        boolean isSmall() {
            return size() <= SMALL_GROUP;
        }

        List<TestId> before(Confirmed test) {
            return List.of(pairs.get(test).test());
        }

        List<Confirmed> sample() {
            List<Confirmed> all = List.copyOf(pairs.keySet());
            return IntStream.range(0, SAMPLE)
                    .mapToObj(i -> all.get(i * all.size() / SAMPLE))
                    .toList();
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
        List<List<Confirmed>> samples = large.stream().map(Group::sample).toList();
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < large.size(); i++) {
            runs.add(run(large.get(i), samples.get(i)));
        }
        List<Observation> observations = orders.perform(runs);
        List<Group> promising = new ArrayList<>(groups);
        for (int i = 0; i < large.size(); i++) {
            Observation observation = observations.get(i);
            if (samples.get(i).stream().noneMatch(each -> isExpected.test(observation, each))) {
                promising.remove(large.get(i));
            }
        }
        return promising;
    }

    private Run run(Group group, Collection<Confirmed> some) {
        return orders.run(
                orders.sequence(some, group::before),
                some.iterator().next().trial().treatment(),
                1);
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

    private List<TestId> suspectsOf(Confirmed test) {
        return suspects.apply(orders.member(test));
    }

    private void perform(List<Group> batch, Map<Confirmed, Proof.Effort> asExpected) {
        try {
            List<Group> reversed = new ArrayList<>(batch);
            Collections.reverse(reversed);
            List<Observation> observations =
                    orders.perform(List.of(run(batch, 1), run(batch.size() == 1 ? batch : reversed, TIMES)));
            int size = batch.stream().mapToInt(Group::size).sum();
            double seconds =
                    observations.stream().mapToLong(Observation::millis).sum() / 1000.0 / size;
            batch.stream()
                    .flatMap(group -> group.pairs.keySet().stream())
                    .filter(each -> observations.stream().allMatch(observation -> isExpected.test(observation, each)))
                    .forEach(each -> asExpected.put(each, new Proof.Effort(2 * TIMES, seconds)));
        } catch (OutOfTimeException e) {
            // If there is no time for these, the others still count.
        }
    }

    private Run run(List<Group> batch, int repetition) {
        List<TestId> tests = new ArrayList<>();
        batch.forEach(group -> tests.addAll(orders.sequence(group.pairs.keySet(), group::before)));
        return orders.run(
                tests, batch.get(0).pairs.keySet().iterator().next().trial().treatment(), repetition);
    }
}
