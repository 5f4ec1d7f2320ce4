package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {

    @ParameterizedTest
    @CsvSource({
        "shop.Till, shop.Till",
        "*, shop.Till",
        "**, shop.Till",
        "shop.*, shop.Till",
        "shop.*, shop.deep.Till",
        "shop.*, shop.",
        "*Till, shop.Till",
        "*.Till, shop.Till",
        "*op*ill*, shop.Till",
        "*a*ab, aaab",
        "*(*), shop.Till.open(int)",
        "'', ''",
        "*, ''"
    })
    void matches(String pattern, String name) {
        assertThat(new Glob(pattern).matches(name)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "shop.Till, shop.Tills",
        "shop.Till, a.shop.Till",
        "shop.*, shop",
        "*Till, shop.Tills",
        "*a*b, aaba",
        "a*a, a",
        "shop.till, shop.Till",
        "'', shop"
    })
    void does_not_match(String pattern, String name) {
        assertThat(new Glob(pattern).matches(name)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"shop.Till, shopxTill", "Tills?, Till", "[Tt]ill, Till", "Till|Shop, Till", "\\w+, Till", "T.ll, Till"})
    void regex_characters_have_no_special_meaning(String pattern, String name) {
        assertThat(new Glob(pattern).matches(name)).isFalse();
        assertThat(new Glob(pattern).matches(pattern)).isTrue();
    }

    @Test
    void regex_quotes_have_no_special_meaning() {
        assertThat(new Glob("a\\E.*\\Q").matches("a\\E.b\\Q")).isTrue();
    }

    @Test
    void many_stars_do_not_slow_down_matching() {
        String name = "a".repeat(10_000);
        assertThat(new Glob("*a".repeat(1_000) + "*b").matches(name)).isFalse();
    }

    @Test
    void agrees_with_the_equivalent_regular_expression() {
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            String pattern = word(random, "ab*", 6);
            String name = word(random, "ab", 8);
            String regex =
                    Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
            assertThat(new Glob(pattern).matches(name))
                    .as("%s matches %s", pattern, name)
                    .isEqualTo(name.matches(regex));
        }
    }

    private static String word(Random random, String letters, int maxLength) {
        return random.ints(random.nextInt(maxLength + 1), 0, letters.length())
                .mapToObj(i -> letters.substring(i, i + 1))
                .collect(Collectors.joining());
    }

    @Test
    void any_of_several_patterns_may_match() {
        assertThat(List.of("a.X", "b.Y", "c.Z").stream().filter(Glob.anyOf(List.of("a.*", "*.Z"))))
                .containsExactly("a.X", "c.Z");
        assertThat(Glob.anyOf(List.of()).test("a.X")).isFalse();
    }
}
