package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.strategy.Ordering;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/** Finds a minimal set of tests that make a test fail, or pass, when they run before it. */
final class OrderCause {

    private static final int FARTHER = 4;
    private static final int MOST_SUSPECTS = 3;

    private final Study study;
    private final Duration budget;

    OrderCause(Study study, Duration budget) {
        this.study = study;
        this.budget = budget;
    }

    /**
     * Returns the proofs that were found in time. The polluters of one test mostly pollute other tests too, so each
     * proven polluter also runs before every other open test, all in one JVM.
     */
    Map<Confirmed, Proof> all(
            List<Confirmed> confirmed, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        List<Confirmed> open = new ArrayList<>(confirmed);
        while (!open.isEmpty() && !isOver.getAsBoolean()) {
            Confirmed next = open.remove(0);
            Proof proof = new Search(next, suspects, isOver).prove();
            proofs.put(next, proof);
            if (proof.before().stream().anyMatch(before -> before.role() == Role.POLLUTER)) {
                proofs.putAll(batch(proof, open, suspects));
                open.removeAll(proofs.keySet());
            }
        }
        return proofs;
    }

    /**
     * Proves all other tests that fail right after the same polluters, but not without them. If orders are directed,
     * tries only tests that use state which these polluters change, since the others have different polluters.
     */
    private Map<Confirmed, Proof> batch(Proof proof, List<Confirmed> others, Function<TestId, List<TestId>> suspects) {
        List<TestId> polluters = proof.tests().subList(0, proof.tests().size() - 1);
        List<Confirmed> candidates = others.stream()
                .filter(each -> !polluters.contains(study.suite().memberOf(each.test())))
                .filter(each -> !each.trial().isDirected()
                        || suspects.apply(study.suite().memberOf(each.test())).containsAll(polluters))
                .toList();
        if (candidates.isEmpty()) {
            return Map.of();
        }
        Observation without = perform(members(candidates, List.of()), proof.treatment());
        Observation with = perform(members(candidates, polluters), proof.treatment());
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        for (Confirmed each : candidates) {
            if (failsIn(with, each) && !failsIn(without, each)) {
                List<TestId> tests = new ArrayList<>(polluters);
                tests.add(study.suite().memberOf(each.test()));
                proofs.put(
                        each,
                        Proof.ofOrder(
                                each.trial().treatment(),
                                proof.before(),
                                tests,
                                new Proof.Effort(2, (with.millis() + without.millis()) / 1000.0 / candidates.size())));
            }
        }
        return proofs;
    }

    private static List<TestId> earlier(List<TestId> order, TestId test) {
        List<TestId> before = new ArrayList<>(order.subList(0, order.lastIndexOf(test)));
        before.removeIf(test::equals);
        // If a test runs several times, keep the last time, because a cleaner may run in between.
        Collections.reverse(before);
        List<TestId> earlier = new ArrayList<>(new LinkedHashSet<>(before));
        Collections.reverse(earlier);
        return earlier;
    }

    private List<TestId> members(List<Confirmed> tests, List<TestId> beforeEach) {
        List<TestId> members = new ArrayList<>();
        for (TestId member : tests.stream()
                .map(each -> study.suite().memberOf(each.test()))
                .distinct()
                .toList()) {
            members.addAll(beforeEach);
            members.add(member);
        }
        return members;
    }

    private Observation perform(List<TestId> tests, Treatment treatment) {
        Run run = study.run("minimise", tests, treatment, Jvm.FRESH, 1);
        return study.experiment().perform(List.of(run), Beside.OTHER_CLASSES).get(0);
    }

    private boolean failsIn(Observation observation, Confirmed confirmed) {
        TestResult result = observation.byTest().get(confirmed.test());
        return result != null
                && result.failed()
                && study.fingerprints().apply(result).equals(confirmed.fingerprint());
    }

    /** The search for one test. */
    private final class Search {

        private final Confirmed confirmed;
        private final TestId test;
        private final Treatment treatment;
        private final List<TestId> suspects;
        private final BooleanSupplier outOfTime;
        private int runs;
        private long millis;

        Search(Confirmed confirmed, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
            this.confirmed = confirmed;
            this.test = study.suite().memberOf(confirmed.test());
            this.suspects = suspects.apply(test);
            this.treatment = confirmed.trial().treatment();
            outOfTime = () -> isOver.getAsBoolean() || millis > budget.toMillis();
        }

        Proof prove() {
            List<Before> before = run();
            List<TestId> tests = new ArrayList<>();
            before.stream().filter(Before::makesItFail).map(Before::test).forEach(tests::add);
            tests.add(test);
            return Proof.ofOrder(treatment, before, tests, new Proof.Effort(runs, millis / 1000.0));
        }

        private List<Before> run() {
            if (fails(List.of())) {
                return brittle();
            }
            if (confirmed.trial().ordering().filter(Ordering.TWICE::equals).isPresent() && fails(List.of(test))) {
                return List.of(new Before(test, Role.ITSELF));
            }
            List<TestId> earlier = earlier(confirmed.trial().arrange(study.suite()), test);
            for (TestId suspect : suspects.stream()
                    .filter(earlier::contains)
                    .limit(MOST_SUSPECTS)
                    .toList()) {
                if (fails(List.of(suspect))) {
                    return List.of(new Before(suspect, Role.POLLUTER));
                }
            }
            return fewest(
                    confirmed.trial().isDirected() ? nearest(earlier) : near(earlier, this::fails),
                    this::fails,
                    Role.POLLUTER);
        }

        /**
         * Returns as few of the last tests as suffice, since the polluter is close in a directed order; none if not even
         * all of them suffice.
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

        /** Finds the tests that must run before a test that fails alone, in plain order. */
        private List<Before> brittle() {
            Predicate<List<TestId>> passes = tests -> !fails(tests);
            return fewest(near(earlier(study.suite().tests(), test), passes), passes, Role.STATE_SETTER);
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
                    .minimise(enough).stream()
                            .map(each -> new Before(each, role))
                            .toList();
        }

        /** Whether the test fails with the known fingerprint if these tests run before it in a fresh JVM. */
        private boolean fails(List<TestId> before) {
            List<TestId> tests = new ArrayList<>(before);
            tests.add(test);
            runs++;
            Observation observation = perform(tests, treatment);
            millis += observation.millis();
            return failsIn(observation, confirmed);
        }
    }
}
