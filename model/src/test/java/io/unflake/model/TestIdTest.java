package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestIdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"a.B#m", "a.B$C#m[1]", "a.B#m[1][12]", "a.Spec#adds two numbers", "a.B#m(int)", "a.B#[x] y[3]"})
    void parses_its_own_format(String text) {
        assertThat(TestId.parse(text)).hasToString(text);
    }

    @Test
    void an_invocation_belongs_to_its_method() {
        TestId test = TestId.of("a.B", "m").invocation(2);

        assertThat(test).isEqualTo(TestId.parse("a.B#m[2]"));
        assertThat(test.base()).isEqualTo(TestId.of("a.B", "m"));
        assertThat(test.base().base()).isEqualTo(test.base());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a.B", "#m", "a.B#"})
    void rejects_invalid_names(String text) {
        assertThatThrownBy(() -> TestId.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected Class#method");
    }
}
