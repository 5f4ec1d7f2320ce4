package io.unflake.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {

    @Test
    void unprintable_characters_are_escaped() {
        assertThat(Printable.line("a\u001b[31m\n\t\r\u0000\u202e\u2028\ud800\u00ad"))
                .isEqualTo("a\\u001b[31m\\n\\t\\r\\u0000\\u202e\\u2028\\ud800\\u00ad");
    }

    @Test
    void letters_of_all_languages_are_kept() {
        assertThat(Printable.line("grüße İd 日本 👍")).isEqualTo("grüße İd 日本 👍");
    }

    @Test
    void lines_become_one_line() {
        assertThat(Printable.oneLine("\nexpected: 1\r\n  but was: 2\n", 80)).isEqualTo("expected: 1 but was: 2");
    }

    @Test
    void text_that_is_too_wide_is_cut() {
        assertThat(Printable.oneLine("one two three", 10)).isEqualTo("one two...");
        assertThat(Printable.oneLine("one two three", 13)).isEqualTo("one two three");
    }

    @Test
    void wide_letters_take_two_columns_and_are_not_split() {
        assertThat(Printable.columns("日本")).isEqualTo(4);
        assertThat(Printable.fit("👍👍👍👍", 6)).isEqualTo("👍...");
    }

    @Test
    void huge_texts_are_handled() {
        assertThat(Printable.oneLine("x".repeat(50_000_000), 20)).isEqualTo("x".repeat(17) + "...");
    }

    @Test
    void a_cut_text_says_how_much_is_missing() {
        assertThat(Printable.cut("abcdef", 4)).isEqualTo("abcd... (2 more characters)");
        assertThat(Printable.cut("abc👍", 4)).isEqualTo("abc... (2 more characters)");
    }

    @Test
    void long_lines_are_wrapped_between_words() {
        assertThat(Printable.wrap("one two three veryverylong end", 9))
                .containsExactly("one two", "three", "veryverylong", "end");
    }
}
