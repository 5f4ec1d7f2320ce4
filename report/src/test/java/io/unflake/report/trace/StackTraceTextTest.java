package io.unflake.report.trace;

import static org.assertj.core.api.Assertions.assertThat;

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
}
