package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.plan.Arrangement;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Finds the fewest tests that decide, by running before it, whether a test fails.
 *
 * <p>What pollutes one test mostly pollutes others too: that is tried first.
 */
final class OrderCause {

    private final Experiment experiment;
    private final Suite suite;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final long seed;
    private final Duration budget;
    private final Set<List<TestId>> known = new LinkedHashSet<>();

    OrderCause(
            Experiment experiment,
            Suite suite,
            Function<TestResult, FailureFingerprint> fingerprints,
            long seed,
            Duration budget) {
        this.experiment = experiment;
        this.suite = suite;
        this.fingerprints = fingerprints;
        this.seed = seed;
        this.budget = budget;
    }

    /** One test after the other, so that each profits from what was found before. */
    synchronized Proof of(Confirmed confirmed, BooleanSupplier isOver) {
        Search search = new Search(confirmed, isOver);
        List<Before> before = search.run();
        List<TestId> tests = new ArrayList<>();
        before.stream().filter(Before::makesItFail).map(Before::test).forEach(tests::add);
        tests.add(search.test);
        return new Proof(search.treatment, List.of(), null, true, before, tests, search.runs, search.millis / 1000.0);
    }

    /** The search for one test. */
    private final class Search {

        private final Confirmed confirmed;
        private final TestId test;
        private final Treatment treatment;
        private final BooleanSupplier outOfTime;
        private int runs;
        private long millis;

        Search(Confirmed confirmed, BooleanSupplier isOver) {
            this.confirmed = confirmed;
            this.test = suite.memberOf(confirmed.test());
            this.treatment = confirmed.trial().treatment();
            outOfTime = () -> isOver.getAsBoolean() || millis > budget.toMillis();
        }

        List<Before> run() {
            if (fails(List.of())) {
                return brittle();
            }
            if (fails(List.of(test))) {
                return List.of(new Before(test, Before.ITSELF));
            }
            for (List<TestId> polluters : known) {
                if (!polluters.contains(test) && fails(polluters)) {
                    return polluters(polluters);
                }
            }
            List<TestId> earlier = earlier(new Arrangement(suite).by(order()));
            if (!fails(earlier)) {
                return List.of();
            }
            List<TestId> polluters = new DeltaDebugging<TestId>(this::fails, outOfTime).minimise(earlier);
            known.add(polluters);
            return polluters(polluters);
        }

        private List<Before> polluters(List<TestId> tests) {
            return tests.stream().map(each -> new Before(each, Before.POLLUTER)).toList();
        }

        /** It fails alone: the tests that it needs before it, in the plain order. */
        private List<Before> brittle() {
            List<TestId> earlier = earlier(suite.tests());
            Predicate<List<TestId>> passes = tests -> !fails(tests);
            if (!passes.test(earlier)) {
                return List.of();
            }
            return new DeltaDebugging<>(passes, outOfTime)
                    .minimise(earlier).stream()
                            .map(each -> new Before(each, Before.SETTER))
                            .toList();
        }

        private Perturbation order() {
            return treatment.perturbations().stream()
                    .filter(Perturbation::isOrder)
                    .findFirst()
                    .orElseThrow();
        }

        private List<TestId> earlier(List<TestId> order) {
            return List.copyOf(new LinkedHashSet<>(order.subList(0, order.lastIndexOf(test)))).stream()
                    .filter(each -> !each.equals(test))
                    .toList();
        }

        /** Whether it fails as known if these tests run before it, in a fresh JVM. */
        private boolean fails(List<TestId> before) {
            List<TestId> tests = new ArrayList<>(before);
            tests.add(test);
            runs++;
            Run run = new Run(suite.module(), "minimise", tests, treatment, seed, Jvm.FRESH, 1);
            List<Observation> observations = experiment.perform(List.of(run), Company.OTHER_CLASSES);
            observations.forEach(observation -> millis += observation.millis());
            return observations.stream()
                    .flatMap(observation ->
                            Optional.ofNullable(observation.byTest().get(confirmed.test())).stream())
                    .anyMatch(result ->
                            result.failed() && fingerprints.apply(result).equals(confirmed.fingerprint()));
        }
    }
}
