package io.unflake.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.Examples;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LiveProgressTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private Instant now = Instant.EPOCH;

    private void seconds(double seconds) {
        now = now.plusMillis(Math.round(seconds * 1000));
    }

    private String shown() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Nested
    class In_lines {

        private final LiveProgress progress = new LiveProgress(new PlainLines(out), () -> now);

        @Test
        void a_phase_is_printed_at_once() {
            progress.phase("reading the project", 0);

            assertThat(shown()).isEqualTo("reading the project: 0:00\n");
        }

        @Test
        void further_lines_come_at_most_every_ten_seconds() {
            progress.phase("exploring", 100);
            progress.strategies(13);
            for (int i = 0; i < 25; i++) {
                seconds(1);
                progress.tests(1);
            }

            assertThat(shown()).isEqualTo("""
                            exploring: 0/100 tests, 0:00
                            exploring: 10/100 tests, 0/13 strategies, 0:10, about 1:30 left
                            exploring: 20/100 tests, 0/13 strategies, 0:20, about 1:20 left
                            """);
        }

        @Test
        void a_finding_is_printed_at_once() {
            progress.found(Examples.sip());

            assertThat(shown()).isEqualTo("flaky: shop.SipTest#port (random), replay b00e0c\n");
        }

        @Test
        void notes_are_printed_at_once_and_escaped() {
            progress.note("skipped\u001b[2J\nx");

            assertThat(shown()).isEqualTo("skipped\\u001b[2J\\nx\n");
        }
    }

    @Nested
    class On_a_terminal {

        private final LiveProgress progress = new LiveProgress(new TerminalLine(out, 80), () -> now);

        @Test
        void one_line_is_rewritten() {
            progress.phase("exploring", 10);
            progress.strategies(2);
            progress.strategyStarted("time.fast");
            seconds(5);
            progress.tests(4);
            seconds(1);
            progress.strategyEnded("time.fast");
            seconds(1);
            progress.findings(1);

            assertThat(lastLine()).isEqualTo("exploring: 4/10 tests, 1/2 strategies, 1 finding, 0:07, about 0:10 left");
            assertThat(shown()).contains("0/2 strategies (time.fast)").doesNotContain("\n");
        }

        @Test
        void it_is_not_redrawn_for_every_test() {
            progress.phase("baseline", 70_000);
            for (int i = 0; i < 70_000; i++) {
                progress.tests(1);
            }

            assertThat(shown()).hasSizeLessThan(100);
        }

        @Test
        void it_never_wraps() {
            progress.phase("x".repeat(200), 10);

            assertThat(lastLine()).hasSizeLessThan(80);
        }

        @Test
        void a_note_stays_above_the_line() {
            progress.phase("baseline", 10);
            progress.note("the JVM of shop.SipTest#port ended");

            assertThat(shown()).contains("\r\u001b[Kthe JVM of shop.SipTest#port ended\n");
            assertThat(lastLine()).startsWith("baseline:");
        }

        @Test
        void the_end_clears_the_line_and_ignores_later_reports() {
            progress.phase("baseline", 10);
            progress.close();
            progress.phase("late", 1);
            progress.note("late");
            progress.close();

            assertThat(shown()).endsWith("\r\u001b[K").doesNotContain("late");
        }

        private String lastLine() {
            return shown().substring(shown().lastIndexOf("\u001b[K") + 3);
        }
    }

    @Test
    void hours_are_shown_as_hours() {
        LiveProgress progress = new LiveProgress(new PlainLines(out), () -> now);
        seconds(3723);
        progress.phase("confirming", 0);

        assertThat(shown()).isEqualTo("confirming: 1:02:03\n");
    }
}
