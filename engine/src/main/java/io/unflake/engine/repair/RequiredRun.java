package io.unflake.engine.repair;

import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A kind of runs in which a repaired test must pass.
 *
 * @param name such as {@code the failing order}
 * @param times how many runs must be as they must
 * @param repeated whether a failing run is repeated alone before it counts, as a test may fail that is flaky itself
 * @param performed performs the repetition with a number
 * @param judge returns the results that are not as they must be
 */
record RequiredRun(
        String name,
        int times,
        boolean repeated,
        IntFunction<Observation> performed,
        Function<Observation, List<TestResult>> judge) {

    /** Performs one run and returns what is wrong. */
    List<TestResult> run(int repetition) {
        return judge.apply(performed.apply(repetition));
    }
}
