package io.unflake.report.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class StackTraceTextTest {

    @Test
    void a_trace_printed_by_the_jvm_is_read_back() {
        Exception exception = new IllegalStateException("one\ntwo: three", new RuntimeException("cause"));
        StringWriter text = new StringWriter();
        exception.printStackTrace(new PrintWriter(text));

        Failure failure = StackTraceText.read(text.toString()).get(0);

        assertThat(failure.type()).isEqualTo("java.lang.IllegalStateException");
        assertThat(failure.message()).isEqualTo("one\ntwo: three");
        assertThat(failure.stack()).hasSameSizeAs(exception.getStackTrace());
        assertThat(failure.stack().get(0)).isEqualTo(Frame.of(exception.getStackTrace()[0]));
    }

    @Test
    void surefire_headings_modules_jar_names_and_causes_are_skipped() {
        String text = """
                [ERROR] shop.SipTest.port  Time elapsed: 0.01 s  <<< ERROR!
                java.lang.AssertionError
                \tat app//org.junit.Assert.fail(Assert.java:86)
                \tat shop.Sip.port(Sip.java:16) ~[shop-1.0.jar:1.0]
                \tat shop.Sip$$Lambda$14/0x01.run(Unknown Source)
                \tat java.base/jdk.internal.reflect.Native.invoke0(Native Method)
                Caused by: java.io.IOException: x
                \tat shop.Other.read(Other.java:1)
                \t... 3 more
                """;

        assertThat(StackTraceText.read(text)).singleElement().satisfies(failure -> {
            assertThat(failure.type()).isEqualTo("java.lang.AssertionError");
            assertThat(failure.stack())
                    .extracting(Frame::toString)
                    .containsExactly(
                            "org.junit.Assert.fail(Assert.java:86)",
                            "shop.Sip.port(Sip.java:16)",
                            "shop.Sip$$Lambda$14/0x01.run(Unknown Source)",
                            "jdk.internal.reflect.Native.invoke0(Unknown Source)");
        });
    }

    @Test
    void a_log_may_contain_several_traces() {
        String text = """
                java.lang.Error: a
                \tat shop.A.a(A.java:1)
                12:00 INFO something
                java.lang.Error: b
                    at shop.B.b(B.java:2)
                """;

        assertThat(StackTraceText.read(text)).extracting(Failure::message).containsExactly("a", "b");
    }

    @Test
    void a_text_may_contain_no_trace() {
        assertThat(StackTraceText.read("nothing\nto see\n\tat home")).isEmpty();
        assertThat(StackTraceText.read("")).isEmpty();
    }

    @Test
    void a_huge_line_number_is_accepted() {
        assertThat(StackTraceText.read("a.B: x\n\tat a.B.c(B.java:99999999999999)"))
                .hasSize(1);
    }

    @Test
    void other_output_ends_a_trace() {
        String text = """
                java.lang.Error: a
                \tat shop.A.a(A.java:1)
                10:00:01 INFO shop.Till - closing
                \tat shop.Other.b(Other.java:2)
                Caused by: java.lang.Error: c
                \tat shop.Other.c(Other.java:3)
                """;

        assertThat(StackTraceText.read(text))
                .singleElement()
                .satisfies(failure ->
                        assertThat(failure.stack()).extracting(Frame::method).containsExactly("a"));
    }

    @Test
    void causes_suppressed_exceptions_and_frames_that_are_left_out_do_not_end_a_log() {
        String text = """
                java.lang.IllegalStateException: closed
                \tat shop.TillTest.closes(TillTest.java:12)
                \tSuppressed: java.io.IOException: drawer
                one more line
                \t\tat shop.Drawer.close(Drawer.java:3)
                \t\t... 12 more
                \tCaused by: java.io.IOException: drawer
                \t\tat shop.Drawer.open(Drawer.java:3)
                Caused by: java.io.IOException: gone
                \tat shop.Till.close(Till.java:3)
                \t... 4 common frames omitted
                java.lang.AssertionError: next
                \tat shop.TillTest.opens(TillTest.java:20)
                \t... 3 trimmed
                """;

        assertThat(StackTraceText.read(text))
                .extracting(Failure::message, failure -> failure.stack().size())
                .containsExactly(tuple("closed", 1), tuple("next", 1));
    }

    @Test
    void blank_lines_are_part_of_messages_and_of_logs_with_two_line_ends() {
        String text = """
                org.mockito.exceptions.verification.WantedButNotInvoked:\s
                Wanted but not invoked:
                -> at shop.TillTest.closes(TillTest.java:12)

                \tat shop.Till.close(Till.java:3)

                \tat shop.TillTest.closes(TillTest.java:12)
                """;

        assertThat(StackTraceText.read(text)).singleElement().satisfies(failure -> {
            assertThat(failure.message()).contains("not invoked:\n-> at shop");
            assertThat(failure.stack()).hasSize(2);
        });
    }

    @Test
    void an_exception_without_frames_is_other_output() {
        String text = """
                java.net.ConnectException: refused
                retrying
                java.lang.AssertionError: late
                \tat shop.TillTest.closes(TillTest.java:12)
                """;

        assertThat(StackTraceText.read(text)).extracting(Failure::type).containsExactly("java.lang.AssertionError");
    }

    @Test
    void exceptions_in_a_message_are_part_of_it() {
        String text = """
                org.opentest4j.MultipleFailuresError: Multiple Failures (2 failures)
                \torg.opentest4j.AssertionFailedError: expected: <1>
                \tjava.lang.AssertionError: late
                Error: both
                \tat shop.TillTest.closes(TillTest.java:12)
                """;

        assertThat(StackTraceText.read(text))
                .extracting(Failure::type)
                .containsExactly("org.opentest4j.MultipleFailuresError");
    }

    @Test
    void the_type_may_be_in_no_package_and_nested() {
        String text = """
                TillException: x
                \tat TillTest.closes(TillTest.java:12)
                shop.Till$Closed
                \tat shop.TillTest.closes(TillTest.java:12)
                """;

        assertThat(StackTraceText.read(text))
                .extracting(Failure::type)
                .containsExactly("TillException", "shop.Till$Closed");
    }

    @Test
    void the_threads_of_a_dump_are_no_failures() {
        String text = """
                "main" #1 prio=5 os_prio=0 cpu=12.3ms tid=0x1 nid=0x2 runnable
                   java.lang.Thread.State: RUNNABLE
                \tat shop.TillTest.closes(TillTest.java:12)
                \t- locked <0x1> (a java.lang.Object)
                """;

        assertThat(StackTraceText.read(text)).isEmpty();
    }

    @Test
    void a_line_that_only_looks_like_an_exception_does_not_collect_a_whole_log() {
        String text = "shop.Till: opened\n" + "log\n".repeat(2_000) + "\tat shop.TillTest.closes(TillTest.java:12)\n";

        assertThat(StackTraceText.read(text)).isEmpty();
    }

    @Test
    void long_lines_are_read() {
        assertThat(StackTraceText.read("a.".repeat(100_000) + "B\n\tat " + "a b.".repeat(50_000) + "\n"))
                .isEmpty();
    }
}
