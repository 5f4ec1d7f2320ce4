package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Batch;
import io.unflake.engine.plan.Planner;
import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final TestId TEST = TestId.parse("a.T#m");
    private static final Treatment PORT = Trials.trial("environment.port").treatment();

    private final Patience patience = new Patience(limits(false), () -> false);

    private static TimeLimits limits(boolean patient) {
        Observation plain = new Observation("plain", List.of(result(Outcome.PASSED, 5_000)), 5_000);
        return TimeLimits.of(Duration.ofMinutes(1), treatment -> false).knowing(plain, patient);
    }

    @Test
    void ends_when_tests_that_fail_have_taken_half_a_minute_longer_than_in_the_plain_run() {
        patience.add(run(Planner.PURPOSE, PORT), result(Outcome.TIMED_OUT, 20_000));
        patience.add(run(Planner.PURPOSE, PORT), result(Outcome.FAILED, 20_000));
        assertThat(patience.isOver()).isFalse();

        patience.add(run(Planner.PURPOSE, PORT), result(Outcome.FAILED, 6_000));
        assertThat(patience.isOver()).isTrue();
    }

    @Test
    void tests_that_pass_may_take_as_long_as_they_need() {
        patience.add(run(Planner.PURPOSE, PORT), result(Outcome.PASSED, 100_000));

        assertThat(patience.isOver()).isFalse();
    }

    @Test
    void plain_runs_and_confirmations_are_never_ended() {
        patience.add(run("baseline", Treatment.NONE), result(Outcome.FAILED, 100_000));
        patience.add(run("confirm", PORT), result(Outcome.FAILED, 100_000));

        assertThat(patience.isOver()).isFalse();
    }

    @Test
    void a_thorough_detection_tries_all_tests() {
        Patience endless = new Patience(limits(true), () -> false);
        endless.add(run(Planner.PURPOSE, PORT), result(Outcome.FAILED, 10_000_000));

        assertThat(endless.isOver()).isFalse();
    }

    @Test
    void only_exploration_ends_when_it_is_too_late() {
        assertThat(patienceWith(run(Planner.PURPOSE, PORT)).isOver()).isTrue();
        assertThat(patienceWith(run("confirm", PORT)).isOver()).isFalse();
    }

    private static Patience patienceWith(Run run) {
        return Patience.with(Batch.of(run), limits(false), () -> true);
    }

    private static Run run(String purpose, Treatment treatment) {
        return new Run("m", purpose, List.of(TEST), treatment, Jvm.WARM, 1);
    }

    private static TestResult result(Outcome outcome, long millis) {
        Failure failure = outcome == Outcome.PASSED ? null : new Failure("Type", "message", List.of());
        return new TestResult(TEST, outcome, millis, failure, null, List.of(), List.of());
    }
}
