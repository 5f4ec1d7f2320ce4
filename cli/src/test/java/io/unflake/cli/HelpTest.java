package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "detect --help",
                "replay --help",
                "explain --help",
                "repair --help",
                "reproduce --help",
                "timing-apis --help",
                "score --help",
                "report --help",
                "offline --help",
                "strategies --help",
                "help detect"
            })
    void every_command_has_help_with_examples(String line) {
        assertThat(session.run(line.split(" "))).isZero();
        assertThat(session.out())
                .contains("Usage: unflake")
                .contains("Examples:")
                .contains("  unflake ");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void the_help_of_detect_names_every_option() {
        session.run("detect", "--help");

        assertThat(session.out())
                .contains(
                        "--project",
                        "--classpath",
                        "--test-classes",
                        "--classes",
                        "--sources",
                        "--java",
                        "--tests",
                        "--exclude",
                        "--strategy",
                        "--mode",
                        "--runs",
                        "--instrument",
                        "--no-instrument",
                        "--jvm-arg",
                        "--jobs",
                        "--budget",
                        "--test-timeout",
                        "--seed",
                        "--resume",
                        "--plugin",
                        "--config",
                        "--out",
                        "--json",
                        "--verbose",
                        "--no-fail",
                        "--known");
    }

    @Test
    void no_arguments_show_the_help_and_exit_with_2() {
        assertThat(session.run()).isEqualTo(2);
        assertThat(session.out()).contains("detect").contains("strategies");
    }

    @Test
    void the_version_includes_that_of_java() {
        assertThat(session.run("--version")).isZero();
        assertThat(session.out()).startsWith("unflake ").contains("Java ");
    }
}
