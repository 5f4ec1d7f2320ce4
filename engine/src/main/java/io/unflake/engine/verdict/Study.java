package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.function.Function;

/**
 * The study of one module: its tests, and the experiment that runs them.
 *
 * @param experiment performs the runs
 * @param suite the tests of the module
 * @param fingerprints computes fingerprints; failures with equal fingerprints are the same
 */
public record Study(Experiment experiment, Suite suite, Function<TestResult, FailureFingerprint> fingerprints) {

    /** Describes a run of some of the tests. */
    public Run run(String purpose, List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {
        return new Run(suite.module(), purpose, tests, treatment, jvm, repetition);
    }
}
