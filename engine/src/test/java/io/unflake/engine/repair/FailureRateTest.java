package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureRateTest {

    @ParameterizedTest
    @CsvSource({"5, 5, 5", "4, 5, 5", "3, 5, 6", "1, 2, 7", "9, 10, 5", "1, 5, 21", "1, 20, 90"})
    void a_test_that_fails_rarely_must_pass_more_often(int failed, int runs, int convincing) {
        assertThat(new FailureRate(failed, runs).convincingRuns(5)).isEqualTo(convincing);
    }
}
