package io.unflake.report.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LogPrefixTest {

    private static final String CLEAN = """
            java.lang.AssertionError: late
            \tat shop.Till.close(Till.java:7)
            \tat shop.TillTest.closes(TillTest.java:12)
            Caused by: java.io.IOException: gone
            \tat shop.Drawer.open(Drawer.java:3)
            \t... 1 more
            """;

    static List<UnaryOperator<String>> systems() {
        return List.of(
                line -> "2026-11-18T10:00:00.1234567Z " + line,
                line -> "\uFEFF2026-11-18T10:00:00.1234567Z " + line,
                line -> "build\tRun mvn verify\t2026-11-18T10:00:00.1234567Z " + line,
                line -> "build (17, ubuntu)\tUNKNOWN STEP\t\uFEFF2026-11-18T10:00:00.1234567Z " + line,
                line -> "2026-11-18T10:00:00.1234567Z [ERROR] " + line,
                line -> "2026-11-18T10:00:00.1234567Z ##[error]" + line,
                line -> "[2026-11-18T10:00:00.123Z] " + line,
                line -> "10:00:00  " + line,
                line -> "[10:00:00] \u001B[8mha:////4PbdRAAAAFh+LCAAA=\u001B[0m" + line,
                line -> "2026-11-18T10:00:00.123456Z 00O " + line,
                line -> "2026-11-18T10:00:00.123456Z 01E+" + line,
                line -> "\u001B[0;33m" + line + "\u001B[0m",
                line -> "[\u001B[1;31mERROR\u001B[m] \u001B[1;31m" + line + "\u001B[m",
                line -> "[ERROR] " + line,
                line -> "[INFO] " + line,
                line -> "    [junit] " + line,
                line -> "    " + line);
    }

    @ParameterizedTest
    @MethodSource("systems")
    void a_log_of_a_ci_system_has_the_same_failure_as_the_clean_trace(UnaryOperator<String> system) {
        String log = CLEAN.lines().map(system).collect(Collectors.joining("\n"));

        assertThat(StackTraceText.read(log))
                .isEqualTo(StackTraceText.read(CLEAN))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026 was late", "12:30 closes", "[shop] x", "[ERRORS] x", "a\tb\tc", ""})
    void other_beginnings_of_lines_stay(String line) {
        assertThat(LogPrefix.removed(line)).isEqualTo(line);
    }
}
