package io.unflake.engine.invariant;

import io.unflake.model.Detail;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A recorded run of a test.
 *
 * @param before the results of the tests that ran before it, in this order
 * @param result the result of the test itself; the last one if it ran several times
 */
public record RecordedRun(List<TestResult> before, TestResult result) {

    public RecordedRun {
        before = List.copyOf(before);
    }

    /** Returns the run of a test; empty if the test has no result. */
    public static Optional<RecordedRun> of(Observation observation, TestId test) {
        List<TestResult> results = observation.results();
        for (int i = results.size() - 1; i >= 0; i--) {
            if (results.get(i).test().equals(test)) {
                return Optional.of(new RecordedRun(results.subList(0, i), results.get(i)));
            }
        }
        return Optional.empty();
    }

    /** What was recorded of the test. */
    public Detail detail() {
        return detailOf(result);
    }

    /** Whether anything was recorded of the test. */
    public boolean isRecorded() {
        return result.detail() != null;
    }

    /** The results of all tests, in the order in which they ran. */
    public List<TestResult> all() {
        return Stream.concat(before.stream(), Stream.of(result)).toList();
    }

    /** What was recorded of a test; nothing if its run made no recording. */
    public static Detail detailOf(TestResult result) {
        return result.detail() == null ? Detail.NONE : result.detail();
    }
}
