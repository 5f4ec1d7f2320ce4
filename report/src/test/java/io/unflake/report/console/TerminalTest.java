package io.unflake.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {

    @Test
    void only_terminals_get_colours() {
        assertThat(Terminal.of(Map.of(), fd -> true).ink()).isEqualTo(Ink.COLOURED);
        assertThat(Terminal.of(Map.of(), fd -> fd == 2).ink()).isEqualTo(Ink.PLAIN);
    }

    @Test
    void no_color_turns_colours_off() {
        assertThat(Terminal.of(Map.of("NO_COLOR", "1"), fd -> true).ink()).isEqualTo(Ink.PLAIN);
        assertThat(Terminal.of(Map.of("NO_COLOR", ""), fd -> true).ink()).isEqualTo(Ink.COLOURED);
    }

    @Test
    void a_dumb_terminal_is_treated_like_a_file() {
        Terminal terminal = Terminal.of(Map.of("TERM", "dumb"), fd -> true);

        assertThat(terminal.out()).isFalse();
        assertThat(terminal.err()).isFalse();
    }

    @Test
    void the_width_comes_from_columns() {
        assertThat(Terminal.of(Map.of("COLUMNS", "132"), fd -> true).width()).isEqualTo(132);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-5", "wide", "99999999999"})
    void an_invalid_width_means_the_default(String columns) {
        assertThat(Terminal.of(Map.of("COLUMNS", columns), fd -> true).width()).isEqualTo(100);
    }

    @Test
    void the_property_of_the_launcher_wins() {
        System.setProperty(TerminalCheck.PROPERTY, "2");
        try {
            assertThat(new TerminalCheck().test(1)).isFalse();
            assertThat(new TerminalCheck().test(2)).isTrue();
        } finally {
            System.clearProperty(TerminalCheck.PROPERTY);
        }
    }

    @Test
    void an_unknown_descriptor_is_not_a_terminal() {
        assertThat(new TerminalCheck().test(77)).isFalse();
    }
}
