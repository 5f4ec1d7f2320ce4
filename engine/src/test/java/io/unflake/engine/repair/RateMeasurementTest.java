package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class RateMeasurementTest {

    private static final TestId TEST = TestId.parse("a.B#c");
    private static final Failure EXPECTED = new Failure("java.lang.AssertionError", "0", List.of());
    private static final Failure OTHER = new Failure("java.lang.IllegalStateException", "closed", List.of());
    private static final ExpectedFailure LOOKED_FOR = new ExpectedFailure(
            TEST, FailureFingerprint.of(EXPECTED, name -> true).hash(), name -> true);

    @Test
    void counts_the_expected_failures_only() {
        assertThat(measure(repetition -> repetition < 3 ? EXPECTED : repetition == 3 ? OTHER : null))
                .isEqualTo(new FailureRate(2, 5));
    }

    @Test
    void a_test_that_fails_rarely_runs_more_often() {
        assertThat(measure(repetition -> repetition == 12 ? EXPECTED : null)).isEqualTo(new FailureRate(1, 15));
    }

    @Test
    void a_test_that_no_longer_fails_is_not_repaired() {
        assertThatThrownBy(() -> measure(repetition -> null))
                .isInstanceOf(UserException.class)
                .hasMessage("a.B#c no longer fails as the finding says, in 20 runs: the failing order");
        assertThatThrownBy(() -> measure(repetition -> OTHER))
                .isInstanceOf(UserException.class)
                .hasMessageEndingWith("in one of them it failed with IllegalStateException: closed");
    }

    private static FailureRate measure(IntFunction<Failure> failures) {
        return new RateMeasurement(LOOKED_FOR, repetition -> observed(failures.apply(repetition)), new JvmPlaces(2))
                .measure(5, "the failing order");
    }

    private static Observation observed(Failure failure) {
        Outcome outcome = failure == null ? Outcome.PASSED : Outcome.FAILED;
        return new Observation("run", List.of(TestResult.of(TEST, outcome, failure)), 1);
    }
}
