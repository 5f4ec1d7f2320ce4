package io.unflake.agent.detail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParameterNamesTest {

    @Test
    void types_have_short_names() {
        assertThat(ParameterNames.of("()V")).isEmpty();
        assertThat(ParameterNames.of("(I[JLjava/lang/String;[[Ljava/util/Map$Entry;)V"))
                .isEqualTo("int, long[], String, Entry[][]");
    }
}
