package io.unflake.engine.search;

import io.unflake.engine.plan.Trial;
import io.unflake.model.TestResult;
import java.util.List;

/**
 * A test that failed in exploration although it passed in the baseline, to be confirmed or dropped.
 *
 * @param result the failure
 * @param repeated results in fresh JVMs under the same trial, if the failure was repeated already
 * @param controls results in fresh JVMs without the trial, if there are any
 */
public record Candidate(Trial trial, TestResult result, List<TestResult> repeated, List<TestResult> controls) {

    public Candidate {
        repeated = List.copyOf(repeated);
        controls = List.copyOf(controls);
    }

    public Candidate(Trial trial, TestResult result) {
        this(trial, result, List.of(), List.of());
    }
}
