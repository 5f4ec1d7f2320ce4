package io.unflake.engine.repair;

import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A kind of runs in which a repaired test must pass.
 *
 * @param name such as {@code the failing order}
 * @param times how many runs must be as they must
 * @param performed performs the repetition with a number
 * @param judge returns the first result that is not as it must be
 */
record RequiredRun(
        String name, int times, IntFunction<Observation> performed, Function<Observation, Optional<TestResult>> judge) {

    /** Performs one run and returns what is wrong. */
    Optional<TestResult> run(int repetition) {
        return judge.apply(performed.apply(repetition));
    }
}
