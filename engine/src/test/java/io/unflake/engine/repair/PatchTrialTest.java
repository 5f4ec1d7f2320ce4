package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.repair.PatchTrial.Rejection;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class PatchTrialTest {

    private static final String ORDER = "the failing order";
    private static final String CLASS = "the whole class B";

    private final Set<Integer> performed = ConcurrentHashMap.newKeySet();

    @Test
    void a_patch_must_pass_all_runs_of_each_kind() {
        PatchTrial trial = trial(run(ORDER, 7, false, i -> List.of()), run(CLASS, 5, true, i -> List.of()));

        assertThat(trial.run()).isEmpty();
        assertThat(trial.verified()).containsExactly(new Verified(ORDER, 7), new Verified(CLASS, 5));
        assertThat(trial.performed()).isEqualTo(12);
    }

    @Test
    void the_first_failing_run_rejects_a_patch() {
        PatchTrial trial = trial(run(ORDER, 7, false, i -> List.of("c")), run(CLASS, 5, true, i -> List.of()));

        assertThat(trial.run().map(Rejections::text)).contains("in the failing order, c was failed");
        assertThat(trial.performed()).isEqualTo(1);
    }

    @Test
    void another_flaky_test_of_the_class_does_not_reject_a_patch() {
        IntFunction<List<String>> once = i -> i % 2 == 0 && performed.add(i) ? List.of("flaky") : List.of();
        PatchTrial trial = trial(run(ORDER, 5, false, i -> List.of()), run(CLASS, 5, true, once));

        assertThat(trial.run()).isEmpty();
        assertThat(trial.performed()).isEqualTo(12);
    }

    @Test
    void a_test_that_fails_again_alone_rejects_a_patch() {
        IntFunction<List<String>> failing =
                i -> performed.add(i) ? List.of("flaky", "broken") : List.of("other", "broken");
        PatchTrial trial = trial(run(ORDER, 5, false, i -> List.of()), run(CLASS, 5, true, failing));

        assertThat(trial.run().map(Rejection::result).map(TestResult::test)).contains(TestId.of("a.B", "broken"));
        assertThat(trial.performed()).isEqualTo(3);
    }

    private static PatchTrial trial(RequiredRun... required) {
        return new PatchTrial(List.of(required), new JvmPlaces(2));
    }

    /** @param failing returns the tests that fail in a repetition */
    private static RequiredRun run(String name, int times, boolean repeated, IntFunction<List<String>> failing) {
        return new RequiredRun(
                name, times, repeated, repetition -> observed(failing.apply(repetition)), Observation::results);
    }

    private static Observation observed(List<String> failed) {
        List<TestResult> results = failed.stream()
                .map(each -> TestResult.of(TestId.of("a.B", each), Outcome.FAILED, null))
                .toList();
        return new Observation("run", results, 1);
    }
}
