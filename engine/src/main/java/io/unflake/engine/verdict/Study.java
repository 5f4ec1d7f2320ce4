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
 * What every search on the tests of a module needs.
 *
 * @param experiment performs the runs
 * @param suite the tests of the module
 * @param fingerprints tells which failures are the same
 */
public record Study(Experiment experiment, Suite suite, Function<TestResult, FailureFingerprint> fingerprints) {

    /** A run of some of the tests. */
    public Run run(String purpose, List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {
        return new Run(suite.module(), purpose, tests, treatment, jvm, repetition);
    }
}
