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
 * What every question about the tests of a module needs.
 *
 * @param experiment where runs are tried
 * @param suite the tests that there are
 * @param fingerprints what makes two failures the same
 * @param seed of all runs
 */
public record Study(
        Experiment experiment, Suite suite, Function<TestResult, FailureFingerprint> fingerprints, long seed) {

    /** A run of some of the tests. */
    public Run run(String purpose, List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {
        return new Run(suite.module(), purpose, tests, treatment, seed, jvm, repetition);
    }
}
