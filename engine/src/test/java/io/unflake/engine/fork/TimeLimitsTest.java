package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeLimitsTest {

    private static final TestId TEST = TestId.parse("a.T#t");
    private static final TestId OTHER = TestId.parse("a.T#other");
    private static final long USER_MILLIS = 120_000;

    private final TimeLimits unlimited =
            TimeLimits.of(Duration.ofMillis(USER_MILLIS), StrategyCatalog.BUILT_IN::prolongs);
    private final TimeLimits knowing =
            unlimited.knowing(new Observation("plain", List.of(result(Outcome.PASSED, 500)), 500), false);

    @Test
    void without_a_plain_run_every_test_has_the_limit_of_the_user() {
        assertThat(unlimited.millis(run(Trials.treatment("time.fast")), TEST)).isEqualTo(USER_MILLIS);
    }

    @Test
    void a_treated_test_is_limited_by_how_long_it_takes_plain() {
        assertThat(knowing.millis(run(Trials.treatment("time.fast")), TEST)).isEqualTo(12_500);
        assertThat(knowing.millis(run(Trials.treatment("time.fast")), OTHER)).isEqualTo(USER_MILLIS);
        assertThat(knowing.millis(run(Treatment.NONE), TEST)).isEqualTo(USER_MILLIS);
    }

    @Test
    void a_test_that_takes_longer_in_a_control_than_in_the_plain_run_has_more_time() {
        knowing.learn(run(Treatment.NONE), result(Outcome.PASSED, 2_000));
        knowing.learn(run(Treatment.NONE), result(Outcome.FAILED, 60_000));
        knowing.learn(run(Trials.treatment("time.fast")), result(Outcome.PASSED, 60_000));

        assertThat(knowing.millis(run(Trials.treatment("time.fast")), TEST)).isEqualTo(20_000);
    }

    @Test
    void a_treatment_that_prolongs_tests_gives_them_more_time() {
        assertThat(knowing.millis(run(Trials.treatment("sleep.increase")), TEST))
                .isEqualTo(52_500);
        assertThat(knowing.millis(run(Trials.treatment("time.coarse")), TEST)).isEqualTo(52_500);
    }

    @Test
    void delays_of_threads_are_bounded() {
        assertThat(knowing.millis(run(Trials.treatment("delay.thread")), TEST)).isEqualTo(18_500);
    }

    @Test
    void a_replayed_test_has_the_limit_that_its_replay_file_gives() {
        TimeLimits limits = TimeLimits.fixed(TEST, Duration.ofSeconds(12), Duration.ofMillis(USER_MILLIS));

        assertThat(limits.millis(run(Trials.treatment("sleep.increase")), TEST)).isEqualTo(12_000);
        assertThat(limits.millis(run(Trials.treatment("sleep.increase")), OTHER))
                .isEqualTo(USER_MILLIS);
    }

    private static TestResult result(Outcome outcome, long millis) {
        return new TestResult(TEST, outcome, millis, null, null, List.of(), List.of());
    }

    private static Run run(Treatment treatment) {
        return new Run("m", "test", List.of(TEST, OTHER), treatment, Jvm.FRESH, 1);
    }
}
