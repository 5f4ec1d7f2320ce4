package io.unflake.report.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TestHeadingsTest {

    private static final String SUITE = "Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shop.TillTest.closes -- Time elapsed: 0.034 s <<< FAILURE! | shop.TillTest | closes",
                "shop.TillTest.closes  Time elapsed: 0.034 s  <<< FAILURE! | shop.TillTest | closes",
                "closes(shop.TillTest)  Time elapsed: 0.034 sec  <<< ERROR! | shop.TillTest | closes",
                "closes[1](shop.TillTest)  Time elapsed: 1,034.2 s  <<< FAILURE! | shop.TillTest | closes[1]",
                "shop.TillTest.adds(int)[2] -- Time elapsed: 0.034 s <<< FAILURE! | shop.TillTest | adds(int)[2]",
                "shop.TillTest$Closing.closes -- Time elapsed: 0.1 s <<< ERROR! | shop.TillTest$Closing | closes",
                "shop.TillTest.closes the till -- Time elapsed: 0.1 s <<< ERROR! | shop.TillTest | closes the till",
                "shop.TillTest -- Time elapsed: 0.1 s <<< ERROR! | shop.TillTest | ''",
                "TillTest > closes() FAILED | TillTest | closes()",
                "shop.TillTest > closes FAILED | shop.TillTest | closes",
                "TillTest > closes the till FAILED | TillTest | closes the till",
                "TillTest > Closing > closes() FAILED | TillTest$Closing | closes()",
                "TillTest > adds(int) > [1] 5 FAILED | TillTest | adds(int)",
                "Gradle Test Run :test > Gradle Test Executor 2 > TillTest > closes() FAILED | TillTest | closes()",
                "The till > closes at night FAILED | '' | The till",
                "FAILED: closes | '' | closes",
                "FAILED: shop.TillTest.closes | shop.TillTest | closes",
                "1) closes(shop.TillTest) | shop.TillTest | closes"
            })
    void a_heading_names_the_test(String line, String type, String name) {
        assertThat(new TestHeadings().read(line)).contains(new ReportedTest(type, name));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "closes -- Time elapsed: 0.1 s <<< FAILURE! | closes",
                "closes(TestInfo) -- Time elapsed: 0.1 s <<< FAILURE! | closes(TestInfo)",
                "closes the till, v1.2 -- Time elapsed: 0.1 s <<< FAILURE! | closes the till, v1.2",
                "shop.TillTest -- Time elapsed: 0.1 s <<< FAILURE! | ''",
                "shop.TillTest.closes v1.2 -- Time elapsed: 0.1 s <<< FAILURE! | closes v1.2"
            })
    void the_class_is_the_one_that_surefire_has_summed_up(String line, String name) {
        for (String end : List.of("<<< FAILURE! - in shop.TillTest", "<<< FAILURE! -- in shop.TillTest")) {
            TestHeadings headings = new TestHeadings();

            assertThat(headings.read(SUITE + end)).isEmpty();
            assertThat(headings.read(line)).contains(new ReportedTest("shop.TillTest", name));
        }
    }

    @Test
    void surefire_may_use_display_names() {
        TestHeadings headings = new TestHeadings();
        headings.read(SUITE + "<<< FAILURE! -- in shop.DoorTest");
        headings.read(SUITE + "<<< FAILURE! -- in The till");

        assertThat(headings.read("The till.closes at night -- Time elapsed: 0.1 s <<< FAILURE!"))
                .contains(new ReportedTest("The till", "closes at night"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "> Task :shop:test FAILED",
                "> Task :a > :b FAILED",
                "BUILD FAILED",
                "Tests run: 3, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE!",
                "TillTest > closes() PASSED",
                "FAILED CONFIGURATION: @BeforeMethod setUp",
                "1) see the report"
            })
    void other_lines_are_no_headings(String line) {
        assertThat(new TestHeadings().read(line)).isEmpty();
    }

    @Test
    void a_heading_belongs_to_the_trace_after_it_only() {
        assertThat(read("""
                        [ERROR] shop.TillTest.closes -- Time elapsed: 0.034 s <<< FAILURE!
                        java.lang.AssertionError: late
                        \tat shop.TillTest.closes(TillTest.java:12)

                        java.lang.IllegalStateException: logged
                        \tat shop.Till.run(Till.java:3)
                        [ERROR] shop.TillTest.opens -- Time elapsed: 0.034 s <<< FAILURE!
                        something else
                        java.lang.IllegalStateException: logged
                        \tat shop.Till.run(Till.java:3)
                        [ERROR] shop.TillTest.trimmed -- Time elapsed: 0.034 s <<< FAILURE!
                        java.lang.OutOfMemoryError: Java heap space
                        """))
                .extracting(
                        each -> each.test() == null ? null : each.test().name(),
                        each -> each.failure() == null ? null : each.failure().message())
                .containsExactly(
                        tuple("closes", "late"),
                        tuple(null, "logged"),
                        tuple("opens", null),
                        tuple(null, "logged"),
                        tuple("trimmed", "Java heap space"));
    }

    @Test
    void gradle_indents_traces_and_their_causes() {
        assertThat(read("""
                        TillTest > closes() FAILED
                            java.lang.IllegalStateException: closed
                                at app//shop.TillTest.closes(TillTest.java:12)

                                Caused by:
                                java.io.IOException: gone
                                    at app//shop.Drawer.open(Drawer.java:3)
                                    ... 1 more

                        TillTest > opens() FAILED
                            org.opentest4j.AssertionFailedError at TillTest.java:20
                                Caused by: java.io.IOException at Drawer.java:3

                        2 tests completed, 2 failed
                        """))
                .extracting(
                        each -> each.test().name(),
                        each -> each.failure().type(),
                        each -> each.failure().stack().size())
                .containsExactly(
                        tuple("closes()", "java.lang.IllegalStateException", 1),
                        tuple("opens()", "org.opentest4j.AssertionFailedError", 0));
    }

    private static List<TracedFailure> read(String text) {
        List<TracedFailure> found = new ArrayList<>();
        StackTraceText reader = new StackTraceText(found::add);
        text.lines().forEach(reader::line);
        reader.end();
        return found;
    }
}
