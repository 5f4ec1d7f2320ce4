package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
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
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds a minimal set of tests that make a test fail, or pass, when they run before it. */
final class OrderCause {

    private static final int FARTHER = 4;
    private static final int MOST_SUSPECTS = 3;
    private static final int AT_ONCE = 4;
    private static final int TIMES_TO_CONFIRM = 2;

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
        return prove(confirmed, suspects, isOver, Search::prove, 1);
    }

    /**
     * Returns proofs of failures that were seen once, as far as a few short runs suffice. Each proof was repeated, so that
     * the failure is confirmed, too.
     */
    Map<Confirmed, Proof> quick(List<Confirmed> seen, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        return prove(seen, suspects, isOver, Search::proveQuickly, TIMES_TO_CONFIRM);
    }

    private Map<Confirmed, Proof> prove(
            List<Confirmed> confirmed,
            Function<TestId, List<TestId>> suspects,
            BooleanSupplier isOver,
            Function<Search, Optional<Proof>> attempt,
            int times) {
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        List<Confirmed> open = new ArrayList<>(confirmed);
        try {
            while (!open.isEmpty() && !isOver.getAsBoolean()) {
                List<Confirmed> next = List.copyOf(open.subList(0, Math.min(AT_ONCE, open.size())));
                Map<Confirmed, Proof> found = proveSideBySide(next, suspects, isOver, attempt, times);
                proofs.putAll(found);
                open.removeAll(next);
                for (Proof proof : onePerPolluters(found.values())) {
                    proofs.putAll(batch(proof, open, suspects, times));
                    open.removeAll(proofs.keySet());
                }
            }
        } catch (OutOfTimeException e) {
            // What was proven so far remains valid.
        }
        return proofs;
    }

    private Map<Confirmed, Proof> proveSideBySide(
            List<Confirmed> some,
            Function<TestId, List<TestId>> suspects,
            BooleanSupplier isOver,
            Function<Search, Optional<Proof>> attempt,
            int times) {
        Map<Confirmed, Proof> found = new ConcurrentHashMap<>();
        SideBySide.forEach(
                some,
                each -> attempt.apply(new Search(each, suspects, isOver))
                        .filter(proof -> times == 1 || isRepeatable(each, proof))
                        .ifPresent(proof -> found.put(each, proof)));
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

    /** Whether the failure occurs once more, and does not occur without the tests before it. */
    private boolean isRepeatable(Confirmed confirmed, Proof proof) {
        TestId test = study.suite().memberOf(confirmed.test());
        boolean isBrittle = proof.role().filter(Role.BRITTLE::equals).isPresent();
        List<TestId> passing = isBrittle
                ? Stream.concat(proof.before().stream().map(Before::test), Stream.of(test))
                        .toList()
                : List.of(test);
        return failsIn(perform(proof.tests(), proof.treatment(), TIMES_TO_CONFIRM), confirmed)
                && !failsIn(perform(passing, proof.treatment(), TIMES_TO_CONFIRM), confirmed);
    }

    /**
     * Proves all other tests that fail right after the same polluters, but not without them. If orders are directed,
     * tries only tests that use state which these polluters change, since the others have different polluters.
     */
    private Map<Confirmed, Proof> batch(
            Proof proof, List<Confirmed> others, Function<TestId, List<TestId>> suspects, int times) {
        List<TestId> polluters = polluters(proof);
        List<Confirmed> candidates = others.stream()
                .filter(each -> !polluters.contains(study.suite().memberOf(each.test())))
                .filter(each -> !each.trial().isDirected()
                        || suspects.apply(study.suite().memberOf(each.test())).containsAll(polluters))
                .toList();
        if (candidates.isEmpty()) {
            return Map.of();
        }
        List<Confirmed> proven = new ArrayList<>(candidates);
        long millis = 0;
        for (int i = 1; i <= times; i++) {
            Observation without = perform(members(candidates, List.of()), proof.treatment(), i);
            Observation with = perform(members(candidates, polluters), proof.treatment(), i);
            proven.removeIf(each -> !failsIn(with, each) || failsIn(without, each));
            millis += with.millis() + without.millis();
        }
        Proof.Effort effort = new Proof.Effort(2 * times, millis / 1000.0 / candidates.size());
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        for (Confirmed each : proven) {
            List<TestId> tests = new ArrayList<>(polluters);
            tests.add(study.suite().memberOf(each.test()));
            proofs.put(each, Proof.ofOrder(each.trial().treatment(), proof.before(), tests, effort));
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

    private Observation perform(List<TestId> tests, Treatment treatment, int repetition) {
        Run run = study.run("minimise", tests, treatment, Jvm.FRESH, repetition);
        return study.experiment().perform(List.of(run), Beside.ANY).get(0);
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

        Optional<Proof> prove() {
            return Optional.of(proof(fewRuns().orElseGet(this::manyRuns)));
        }

        /** Tries only what takes a few short runs. */
        Optional<Proof> proveQuickly() {
            return fewRuns().filter(before -> !before.isEmpty()).map(this::proof);
        }

        private Proof proof(List<Before> before) {
            List<TestId> tests = new ArrayList<>();
            before.stream().filter(Before::makesItFail).map(Before::test).forEach(tests::add);
            tests.add(test);
            return Proof.ofOrder(treatment, before, tests, new Proof.Effort(runs, millis / 1000.0));
        }

        private Optional<List<Before>> fewRuns() {
            if (fails(List.of())) {
                return Optional.of(brittle());
            }
            if (confirmed.trial().ordering().filter(Ordering.TWICE::equals).isPresent() && fails(List.of(test))) {
                return Optional.of(List.of(new Before(test, Role.ITSELF)));
            }
            List<TestId> earlier = earlier();
            return suspects.stream()
                    .filter(earlier::contains)
                    .limit(MOST_SUSPECTS)
                    .filter(suspect -> fails(List.of(suspect)))
                    .findFirst()
                    .map(suspect -> List.of(new Before(suspect, Role.POLLUTER)));
        }

        private List<Before> manyRuns() {
            List<TestId> earlier = earlier();
            return fewest(
                    confirmed.trial().isDirected() ? nearest(earlier) : near(earlier, this::fails),
                    this::fails,
                    Role.POLLUTER);
        }

        private List<TestId> earlier() {
            return OrderCause.earlier(confirmed.trial().arrange(study.suite()), test);
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
            return fewest(near(OrderCause.earlier(study.suite().tests(), test), passes), passes, Role.STATE_SETTER);
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
            Observation observation = perform(tests, treatment, 1);
            millis += observation.millis();
            return failsIn(observation, confirmed);
        }
    }
}
