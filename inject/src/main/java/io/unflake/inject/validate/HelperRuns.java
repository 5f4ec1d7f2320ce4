package io.unflake.inject.validate;

import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.TestRuns;
import io.unflake.engine.plan.ThreadProfile;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs the tests of mutants in the ways that prove or refute them. */
final class HelperRuns {

    private final TestRuns runs;
    private final Threshold threshold;
    private int repetition;

    HelperRuns(TestRuns runs, Threshold threshold) {
        this.runs = runs;
        this.threshold = threshold;
    }

    /** The outcomes of a run. */
    record Outcomes(Map<TestId, TestResult> results) {

        boolean failed(TestId test) {
            TestResult result = results.get(test);
            return result != null && (result.failed() || result.broken() != null);
        }

        boolean passed(TestId test) {
            TestResult result = results.get(test);
            return result != null && result.passed();
        }
    }

    /** All gates are closed and nothing is perturbed. */
    Outcomes plain(List<Mutant> mutants) throws IOException {
        threshold.set(0);
        return run(flaky(mutants), Treatment.NONE, Jvm.PLAIN);
    }

    /** All gates are open, and what flaws rely on is perturbed. */
    Outcomes helper(HelperStage stage) throws IOException {
        threshold.set(1);
        boolean plain = stage.treatment().isControl();
        return run(flaky(stage.mutants()), stage.treatment(), plain ? Jvm.PLAIN : Jvm.FRESH);
    }

    /** One thread at a time is late. */
    Outcomes delayed(List<Mutant> mutants) {
        List<TestId> tests = present(flaky(mutants));
        if (tests.isEmpty()) {
            return new Outcomes(Map.of());
        }
        ThreadProfile profile = new ThreadProfile();
        profile.add(observe(tests, ThreadProfile.TREATMENT, Jvm.FRESH));
        return new DelayHelper((some, treatment) -> run(some, treatment, Jvm.FRESH)).search(tests, profile);
    }

    /** Each victim or brittle test runs directly before the test that changes its state. */
    Outcomes dependentFirst(List<Mutant> mutants) {
        return run(sequence(mutants, true), Pair.IN_ORDER, Jvm.PLAIN);
    }

    /** Each victim or brittle test runs directly after the test that changes its state. */
    Outcomes dependentLast(List<Mutant> mutants) {
        return run(sequence(mutants, false), Pair.IN_ORDER, Jvm.PLAIN);
    }

    private static List<TestId> sequence(List<Mutant> mutants, boolean dependentFirst) {
        List<TestId> tests = new ArrayList<>();
        for (Mutant mutant : mutants) {
            TestId dependent = mutant.flaky().get(0).id();
            TestId other = mutant.tests().stream()
                    .filter(test -> test.role().equals(LabelledTest.POLLUTER)
                            || test.role().equals(LabelledTest.STATE_SETTER))
                    .findFirst()
                    .orElseThrow()
                    .id();
            tests.addAll(dependentFirst ? List.of(dependent, other) : List.of(other, dependent));
        }
        return tests;
    }

    private static List<TestId> flaky(List<Mutant> mutants) {
        return Validator.flaky(mutants).map(LabelledTest::id).toList();
    }

    private Outcomes run(List<TestId> tests, Treatment treatment, Jvm jvm) {
        List<TestId> present = present(tests);
        return new Outcomes(
                present.isEmpty() ? Map.of() : observe(present, treatment, jvm).byTest());
    }

    private List<TestId> present(List<TestId> tests) {
        return tests.stream().filter(runs.suite().tests()::contains).toList();
    }

    private Observation observe(List<TestId> tests, Treatment treatment, Jvm jvm) {
        return runs.perform(new Pair.Side(tests, treatment), jvm, ++repetition);
    }
}
