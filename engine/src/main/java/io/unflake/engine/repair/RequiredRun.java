package io.unflake.engine.repair;

import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A kind of runs in which a repaired test must pass.
 *
 * @param name such as {@code the failing order}
 * @param judge returns the first result that is not as it must be
 */
record RequiredRun(
        String name,
        List<TestId> tests,
        Treatment treatment,
        Jvm jvm,
        Function<Observation, Optional<TestResult>> judge) {

    /** Performs one run and returns what is wrong. */
    Optional<TestResult> run(ReplayRuns runs, int repetition) {
        return judge.apply(runs.run(tests, treatment, jvm, repetition));
    }
}
