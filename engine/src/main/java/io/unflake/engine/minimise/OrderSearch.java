package io.unflake.engine.minimise;

import io.unflake.engine.plan.Suite;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.strategy.Ordering;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Searches a minimal set of tests that make one test fail, or pass, when they run before it. */
final class OrderSearch {

    private static final int FARTHER = 4;
    private static final int MOST_SUSPECTS = 3;

    /** Enough to reduce a handful of tests, however long each of them takes. */
    private static final int RUNS_WITHOUT_LIMIT = 12;

    private final Suite suite;
    private final OrderRuns orders;
    private final Confirmed confirmed;
    private final TestId test;
    private final Treatment treatment;
    private final List<TestId> suspects;
    private final BooleanSupplier outOfTime;
    private int runs;
    private long millis;

    /**
     * Prepares a search.
     *
     * @param suspects tests that change state which the test uses
     * @param budget the time limit for all runs of the search, unless they are few
     */
    OrderSearch(
            Suite suite,
            OrderRuns orders,
            Confirmed confirmed,
            List<TestId> suspects,
            Duration budget,
            BooleanSupplier isOver) {
        this.suite = suite;
        this.orders = orders;
        this.confirmed = confirmed;
        this.test = orders.member(confirmed);
        this.treatment = confirmed.trial().treatment();
        this.suspects = suspects;
        outOfTime = () -> isOver.getAsBoolean() || (runs > RUNS_WITHOUT_LIMIT && millis > budget.toMillis());
    }

    Proof prove() {
        return proof(fewRuns().orElseGet(this::manyRuns));
    }

    /**
     * Proves that a test needs others before it, if it fails alone.
     *
     * @param passed an order in which it passes
     */
    Optional<Proof> proveBrittle(List<TestId> passed) {
        return fails(List.of())
                ? Optional.of(brittle(passed))
                        .filter(setters -> !setters.isEmpty())
                        .map(this::proof)
                : Optional.empty();
    }

    /** The tests that run before this one in the order in which it failed, each once. */
    static List<TestId> earlier(Confirmed confirmed, TestId test, Suite suite) {
        return earlier(confirmed.trial().arrange(suite), test);
    }

    /** @param test a method, of which the order may name single invocations */
    static List<TestId> earlier(List<TestId> order, TestId test) {
        List<TestId> before = new ArrayList<>(order.subList(0, lastIndexOf(test, order)));
        before.removeIf(each -> isOf(each, test));
        // If a test runs several times, keep the last time, because a cleaner may run in between.
        Collections.reverse(before);
        List<TestId> earlier = new ArrayList<>(new LinkedHashSet<>(before));
        Collections.reverse(earlier);
        return earlier;
    }

    private static int lastIndexOf(TestId test, List<TestId> order) {
        return IntStream.range(0, order.size())
                .filter(i -> isOf(order.get(i), test))
                .max()
                .orElse(order.size());
    }

    private static boolean isOf(TestId each, TestId test) {
        return each.equals(test) || each.base().equals(test);
    }

    private Proof proof(List<Before> before) {
        List<TestId> tests = new ArrayList<>();
        before.stream().filter(Before::makesItFail).map(Before::test).forEach(tests::add);
        tests.add(test);
        return Proof.ofOrder(
                treatment, before, tests, new Proof.Effort(runs, millis / 1000.0, outOfTime.getAsBoolean()));
    }

    private Optional<List<Before>> fewRuns() {
        if (fails(List.of())) {
            return Optional.of(brittle(suite.tests()));
        }
        if (confirmed.trial().ordering().filter(Ordering.TWICE::equals).isPresent() && fails(List.of(test))) {
            return Optional.of(List.of(new Before(test, Role.ITSELF)));
        }
        List<TestId> earlier = earlier(confirmed, test, suite);
        return suspects.stream()
                .filter(earlier::contains)
                .limit(MOST_SUSPECTS)
                .filter(suspect -> fails(List.of(suspect)))
                .findFirst()
                .map(suspect -> List.of(new Before(suspect, Role.POLLUTER)));
    }

    private List<Before> manyRuns() {
        List<TestId> earlier = earlier(confirmed, test, suite);
        return fewest(
                confirmed.trial().isDirected() ? nearest(earlier) : near(earlier, this::fails),
                this::fails,
                Role.POLLUTER);
    }

    /**
     * Returns as few of the last tests as suffice, since the polluter is close in a directed order; none if not even all
     * of them suffice.
     */
    private List<TestId> nearest(List<TestId> earlier) {
        for (int size = 1; size < earlier.size() && !outOfTime.getAsBoolean(); size *= FARTHER) {
            List<TestId> last = earlier.subList(earlier.size() - size, earlier.size());
            if (fails(last)) {
                return last;
            }
        }
        return fails(earlier) ? earlier : List.of();
    }

    /** Finds the tests that must run before a test that fails alone, in an order in which it passes. */
    private List<Before> brittle(List<TestId> passed) {
        Predicate<List<TestId>> passes = before -> orders.passesIn(after(before), confirmed);
        return fewest(near(earlier(passed, test), passes), passes, Role.STATE_SETTER);
    }

    /** Returns the tests of the same package if they suffice, otherwise all; none if not even all suffice. */
    private List<TestId> near(List<TestId> earlier, Predicate<List<TestId>> suffices) {
        List<TestId> near = earlier.stream()
                .filter(each -> packageOf(each).equals(packageOf(test)))
                .toList();
        if (!near.isEmpty() && near.size() < earlier.size() && suffices.test(near)) {
            return near;
        }
        return suffices.test(earlier) ? earlier : List.of();
    }

    private static String packageOf(TestId member) {
        String name = member.className();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Minimises a list of tests that suffices. */
    private List<Before> fewest(List<TestId> enough, Predicate<List<TestId>> suffices, Role role) {
        return new DeltaDebugging<>(suffices, outOfTime)
                .minimise(enough).stream().map(each -> new Before(each, role)).toList();
    }

    /** Whether the test fails with the known fingerprint if these tests run before it in a fresh JVM. */
    private boolean fails(List<TestId> before) {
        return orders.failsIn(after(before), confirmed);
    }

    /** Runs the test after these tests in a fresh JVM. */
    private Observation after(List<TestId> before) {
        List<TestId> tests = new ArrayList<>(before);
        tests.add(test);
        runs++;
        Observation observation = orders.perform(tests, treatment, 1);
        millis += observation.millis();
        return observation;
    }
}
