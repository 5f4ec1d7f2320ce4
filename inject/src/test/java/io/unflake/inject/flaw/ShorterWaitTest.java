package io.unflake.inject.flaw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShorterWaitTest {

    @ParameterizedTest
    @CsvSource({
        "1, MINUTES, 0, 60000000000",
        "1, MINUTES, 1, 0",
        "1, MINUTES, 2, 1000000000",
        "2, HOURS, 2, 1000000000",
        "300, MILLISECONDS, 2, 300000000",
        "7, NANOSECONDS, 0, 7"
    })
    void a_timeout_is_as_written_or_none_or_a_second_at_most(long timeout, TimeUnit unit, int mode, long expected) {
        assertThat(ShorterWait.nanos(timeout, unit, mode)).isEqualTo(expected);
    }
}
