package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.reproduce.JUnitXml.FailedTest;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JUnitXmlTest {

    private static final String REPORT = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="shop.TillTest">
              <testcase name="closes" classname="shop.TillTest" time="0.1">
                <flakyFailure message="late" type="java.lang.AssertionError">
                  <stackTrace><![CDATA[java.lang.AssertionError: late
            	at shop.TillTest.closes(TillTest.java:12)
            ]]></stackTrace>
                  <system-out>java.lang.Error: not a failure
            	at shop.Other.x(Other.java:1)</system-out>
                </flakyFailure>
              </testcase>
              <testcase name="adds(int)[2]" classname="shop.TillTest">
                <rerunError type="java.io.IOException"><stackTrace>java.io.IOException: a &lt;b&gt;
            	at shop.TillTest.adds(TillTest.java:20)
            </stackTrace></rerunError>
                <failure type="java.io.IOException">java.io.IOException: again
            	at shop.TillTest.adds(TillTest.java:21)
            </failure>
              </testcase>
              <testcase name="passes" classname="shop.TillTest"/>
            </testsuite>
            """;

    @Test
    void failures_and_reruns_are_read() throws XMLStreamException {
        List<FailedTest> failed = JUnitXml.read(stream(REPORT.strip())).failed();

        assertThat(failed)
                .extracting(each -> each.test().orElseThrow().pattern())
                .containsExactly("shop.TillTest#closes", "shop.TillTest#adds", "shop.TillTest#adds");
        assertThat(failed).extracting(FailedTest::rerun).containsExactly(true, true, false);
        assertThat(failed).extracting(each -> each.failure().message()).containsExactly("late", "a <b>", "again");
    }

    @Test
    void tests_that_pass_are_part_of_a_report() throws XMLStreamException {
        assertThat(JUnitXml.read(stream(REPORT.strip())).tests())
                .extracting(TracedTest::pattern)
                .containsExactly("shop.TillTest#closes", "shop.TillTest#adds", "shop.TillTest#passes");
    }

    @Test
    void output_of_a_failed_run_is_not_its_trace() throws XMLStreamException {
        assertThat(JUnitXml.read(stream(REPORT.strip()))
                        .failed()
                        .get(0)
                        .failure()
                        .stack())
                .hasSize(1);
    }

    @Test
    void external_entities_are_not_resolved() {
        String hostile =
                "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><testsuite><testcase classname=\"A\""
                        + " name=\"b\"><failure>&e;</failure></testcase></testsuite>";

        assertThatThrownBy(() -> JUnitXml.read(stream(hostile))).isInstanceOf(XMLStreamException.class);
    }

    @Test
    void text_is_not_xml() {
        assertThat(JUnitXml.isXml(bytes("java.lang.Error: x"))).isFalse();
        assertThat(JUnitXml.isXml(bytes("\n<testsuite/>"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1"})
    void the_document_says_how_it_is_encoded(String encoding) throws Exception {
        byte[] report = REPORT.strip()
                .replace("UTF-8", encoding)
                .replace("late", "verspätet")
                .getBytes(encoding);

        assertThat(JUnitXml.isXml(report)).isTrue();
        assertThat(JUnitXml.read(new ByteArrayInputStream(report))
                        .failed()
                        .get(0)
                        .failure()
                        .message())
                .isEqualTo("verspätet");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "shop.TillTest | closes the till late in the evening | shop.TillTest#closes",
                "shop.TillTest | closes(TestInfo) | shop.TillTest#closes",
                "shop.TillTest | [1] 5, 3 | shop.TillTest#closes",
                "shop.TillTest | closes (twice) | shop.TillTest#closes",
                "shop.FastTillTest | closes the till | shop.FastTillTest#closes",
                "shop.TillTest | initializationError | shop.TillTest",
                "shop.TillTest | '' | shop.TillTest",
                "shop.TillTest | shop.TillTest | shop.TillTest",
                "- | closes the till | shop.TillTest#closes",
                "The till | closes at night | shop.TillTest#closes"
            })
    void a_display_name_is_replaced_by_the_method_in_the_trace(String type, String name, String test) throws Exception {
        String report = """
                <testsuite><testcase name="%s" %s><failure>java.lang.AssertionError: late
                \tat shop.Till.close(Till.java:3)
                \tat shop.TillTest.check(TillTest.java:30)
                \tat shop.TillTest.lambda$closes$0(TillTest.java:12)
                \tat java.base/java.lang.reflect.Method.invoke(Method.java:580)
                \tat shop.RetryRule$1.evaluate(RetryRule.java:3)
                </failure></testcase></testsuite>
                """.formatted(name, type == null ? "" : "classname=\"" + type + "\"");

        assertThat(JUnitXml.read(stream(report)).failed().get(0).test())
                .map(TracedTest::pattern)
                .contains(test);
    }

    @Test
    void a_failure_without_trace_has_the_type_that_the_report_names() throws Exception {
        String report = "<testsuite><testcase name=\"closes it\" classname=\"shop.TillTest\">"
                + "<failure type=\"java.lang.AssertionError\" message=\"late\"/></testcase></testsuite>";

        assertThat(JUnitXml.read(stream(report)).failed()).singleElement().satisfies(failed -> {
            assertThat(failed.test()).map(TracedTest::pattern).contains("shop.TillTest");
            assertThat(failed.failure().type()).isEqualTo("java.lang.AssertionError");
        });
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(bytes(text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
