package io.unflake.report.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrameTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shop.TillTest.closes(TillTest.java:12) | shop.TillTest | closes",
                "app//shop.TillTest.closes(TillTest.java:12) | shop.TillTest | closes",
                "java.base/java.lang.Thread.run(Thread.java:840) | java.lang.Thread | run",
                "java.base@17.0.9/java.lang.Thread.run(Thread.java:840) | java.lang.Thread | run",
                "app/shop.till@1.0/shop.Till.close(Till.java:3) | shop.Till | close",
                "TillTest.closes(TillTest.java:12) | TillTest | closes",
                "shop.TillTest.lambda$closes$0(TillTest.java:12) | shop.TillTest | lambda$closes$0",
                "shop.TillTest$Closing$1.<init>(TillTest.java:12) | shop.TillTest$Closing$1 | <init>",
                "shop.Sip$$Lambda$14/0x0000000800c03000.run(Unknown Source) "
                        + "| shop.Sip$$Lambda$14/0x0000000800c03000 | run",
                "shop.TillTest.closes the till(TillTest.kt:12) | shop.TillTest | closes the till",
                "app//shop.TillTest.closes (twice)(TillTest.kt:12) | shop.TillTest | closes (twice)",
                "shop.TillTest$closes the till$1.invokeSuspend(TillTest.kt:14) "
                        + "| shop.TillTest$closes the till$1 | invokeSuspend",
                "shop.TillSpec.closes v1.2 of it(TillSpec.groovy:12) | shop.TillSpec | closes v1.2 of it",
                "shop.TillSpec.$spock_feature_0_0(TillSpec.groovy:12) | shop.TillSpec | $spock_feature_0_0",
                "shop.Till.close(Till.java:16) ~[shop-1.0(1).jar:1.0] | shop.Till | close",
                "shop.Till.close(Till.java:16) <4 internal lines> | shop.Till | close"
            })
    void class_and_method_are_found(String frame, String type, String method) {
        assertThat(FrameText.read("\tat " + frame)).hasValueSatisfying(read -> {
            assertThat(read.className()).isEqualTo(type);
            assertThat(read.method()).isEqualTo(method);
        });
    }

    @Test
    void file_and_line_are_found() {
        assertThat(FrameText.read("        at shop.Till.close (open)(Till.kt:16)"))
                .contains(new Frame("shop.Till", "close (open)", "Till.kt", 16));
        assertThat(FrameText.read("at shop.Till.close(Native Method)"))
                .contains(new Frame("shop.Till", "close", "", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\tat home",
                "\tat home (really)",
                "-> at shop.TillTest.closes(TillTest.java:12)",
                "at shop.Till (see the manual)",
                "\tat (x)",
                "\t... 3 more",
                ""
            })
    void other_lines_are_no_frames(String line) {
        assertThat(FrameText.read(line)).isEmpty();
    }
}
