package io.unflake.agent.custom;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiPatternTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java.io.File.length() | true",
                "java.io.File.* | true",
                "*.length(*) | true",
                "java.io.File.length | true",
                "java.io.File.length(int) | false",
                "java.io.Fil.length() | false"
            })
    void a_pattern_matches_a_method_without_parameters(String pattern, boolean matches) {
        assertThat(new ApiPattern(pattern).matches("java/io/File", "length", "()J"))
                .isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shop.*.order(String, int) | true",
                "shop.Till.order(java.lang.String,int) | true",
                "shop.Till.order(*) | true",
                "shop.Till.order(String) | false",
                "shop.Till.order(*, long) | false"
            })
    void parameters_may_have_simple_or_qualified_names(String pattern, boolean matches) {
        assertThat(new ApiPattern(pattern).matches("shop/Till", "order", "(Ljava/lang/String;I)V"))
                .isEqualTo(matches);
    }
}
