package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.TestId;
import io.unflake.model.UserException;
import org.junit.jupiter.api.Test;

class CommandDetectorTest {

    @Test
    void each_line_is_a_test() {
        assertThat(CommandDetector.tests("a.B#c\n\n  a.B#d[2]  \r\na.B#c\n"))
                .containsExactly(TestId.parse("a.B#c"), TestId.parse("a.B#d[2]"));
    }

    @Test
    void a_line_that_is_no_test_is_a_mistake() {
        assertThatThrownBy(() -> CommandDetector.tests("2 flaky tests:\na.B#c"))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("'2 flaky tests:' is not a test");
    }
}
