package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellQuoteTest {

    @Test
    void plain_words_are_not_quoted() {
        assertThat(ShellQuote.command(List.of("/a/unflake", "--strategy", "date.moment:moment=3000-01-01T00:00:00Z")))
                .isEqualTo("/a/unflake --strategy date.moment:moment=3000-01-01T00:00:00Z");
    }

    @Test
    void nested_classes_and_blanks_are_quoted() {
        assertThat(ShellQuote.command(List.of("--tests", "a.B$C#it works", "")))
                .isEqualTo("--tests 'a.B$C#it works' ''");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"it's", "$(rm -rf x)", "a`b`", "new\nline", "tab\t'and\\slash", "\u001b[31m", "~", "*", "ä"})
    void the_shell_restores_quoted_words(String word) throws IOException {
        Process shell = new ProcessBuilder("bash", "-c", "printf %s " + ShellQuote.word(word)).start();

        assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(word);
    }

    @Test
    void a_command_is_always_one_line() {
        assertThat(ShellQuote.word("a\nb\r\u001b")).doesNotContain("\n", "\r", "\u001b");
    }
}
