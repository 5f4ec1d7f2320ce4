package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.explain.PairRecorder.Recorded;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.model.Detail;
import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.WorkerBroken;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExplainNotesTest {

    private static final TestId TEST = TestId.parse("shop.CartTest#adds");
    private static final Failure FAILURE = new Failure("Type", "message", List.of());

    private static List<String> notes(TestResult failing) {
        RecordedRun passing = new RecordedRun(List.of(), result(Outcome.PASSED, null, null, Detail.NONE));
        Recorded recorded = new Recorded(
                new RecordedRun(List.of(), failing),
                passing,
                passing,
                new Observation("1", List.of(), 1),
                Optional.of(FAILURE));
        return new ExplainNotes(recorded, List.of(), List.of()).all();
    }

    private static TestResult result(Outcome outcome, Failure failure, WorkerBroken broken, Detail detail) {
        return new TestResult(
                TEST, outcome, 1, failure, broken, List.of(), List.of(), List.of(), List.of(), List.of(), detail);
    }

    @Test
    void a_failure_in_a_class_fixture_has_no_recording() {
        assertThat(notes(result(Outcome.FAILED, FAILURE, null, null)))
                .singleElement()
                .asString()
                .startsWith("The test fails before it begins, in a fixture of its class");
    }

    @Test
    void a_jvm_that_ended_has_no_recording() {
        assertThat(notes(result(Outcome.FAILED, FAILURE, WorkerBroken.ofExit(1), null)))
                .containsExactly("The recording of the test is missing, since its JVM ended early.");
    }

    @Test
    void both_recordings_may_be_equal() {
        assertThat(notes(result(Outcome.FAILED, FAILURE, null, Detail.NONE)))
                .containsExactly("No recorded value differs between the failing and the passing run.");
    }
}
