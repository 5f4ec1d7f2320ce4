package io.unflake.engine.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.finding.Rate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionTest {

    @ParameterizedTest
    @CsvSource({
        // treated, control, decision
        "1, 1, 0, 2, MORE_RUNS",
        "2, 2, 0, 1, MORE_RUNS",
        "2, 2, 0, 2, FLAKY",
        "1, 2, 0, 2, MORE_RUNS",
        "0, 2, 0, 2, MORE_RUNS",
        "0, 3, 0, 3, DROPPED",
        "3, 3, 0, 2, MORE_RUNS",
        "3, 3, 0, 3, FLAKY",
        "2, 3, 0, 3, MORE_RUNS",
        "3, 4, 0, 4, FLAKY",
        "2, 4, 0, 4, MORE_RUNS",
        "1, 4, 0, 4, SUSPECT",
        "3, 5, 0, 5, FLAKY",
        "5, 5, 0, 5, FLAKY",
        "2, 5, 0, 5, SUSPECT",
        "1, 5, 0, 5, SUSPECT",
        "2, 2, 1, 2, CONTROL_FAILED",
        "0, 3, 1, 3, CONTROL_FAILED"
    })
    void follows_the_rule(int failed, int runs, int controlFailed, int controlRuns, Decision expected) {
        assertThat(Decision.on(new Rate(failed, runs), new Rate(controlFailed, controlRuns), ConfirmRule.USUAL))
                .isEqualTo(expected);
    }

    @Test
    void a_rule_of_the_user_needs_as_many_failures_as_it_says() {
        ConfirmRule rule = ConfirmRule.of(4, 6);

        assertThat(Decision.on(new Rate(3, 3), new Rate(0, 9), rule)).isEqualTo(Decision.MORE_RUNS);
        assertThat(Decision.on(new Rate(4, 4), new Rate(0, 9), rule)).isEqualTo(Decision.FLAKY);
        assertThat(Decision.on(new Rate(4, 6), new Rate(0, 9), rule)).isEqualTo(Decision.FLAKY);
        assertThat(Decision.on(new Rate(2, 4), new Rate(0, 9), rule)).isEqualTo(Decision.MORE_RUNS);
        assertThat(Decision.on(new Rate(2, 5), new Rate(0, 9), rule)).isEqualTo(Decision.SUSPECT);
        assertThat(Decision.on(new Rate(0, 4), new Rate(0, 9), rule)).isEqualTo(Decision.DROPPED);
    }
}
