package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TestNotationTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shop.TillTest.closes | shop.TillTest#closes",
                "TillTest.closes | TillTest#closes",
                "TillTest.closes() | TillTest#closes",
                "shop.TillTest#closes() | shop.TillTest#closes",
                "shop.TillTest.closes(java.lang.String, int[]) | shop.TillTest#closes",
                "shop.TillTest.adds(int)[2] | shop.TillTest#adds[2]",
                "shop.TillTest.adds{int}[2] | shop.TillTest#adds[2]",
                "shop.TillTest.closes the till | shop.TillTest#closes the till",
                "shop.TillTest$Closing.closes | shop.TillTest$Closing#closes",
                "shop.TillTest.* | shop.TillTest#*",
                "*Test.close* | *Test#close*",
                "closes(shop.TillTest) | shop.TillTest#closes",
                "closes[1](shop.TillTest) | shop.TillTest#closes[1]",
                "shop.TillTest.closes -- Time elapsed: 0.1 s <<< FAILURE! | shop.TillTest#closes",
                "TillTest.closes:12->check:30 expected: <1> | TillTest#closes",
                "TillTest > closes() | TillTest#closes",
                "TillTest > Closing > adds(int) > [1] 5 | TillTest$Closing#adds",
                "TillTest::closes | TillTest#closes",
                "java:test://shop.TillTest/closes | shop.TillTest#closes",
                "java:suite://shop.TillTest | shop.TillTest",
                "[engine:junit-jupiter]/[class:shop.TillTest]/[nested-class:Closing]/[method:closes(int)] "
                        + "| shop.TillTest$Closing#closes",
                "[engine:junit-vintage]/[runner:shop.TillTest]/[test:closes(shop.TillTest)] | shop.TillTest#closes",
                "TillTest.java | TillTest"
            })
    void forms_of_ides_and_reports_are_understood(String text, String test) {
        assertThat(TestNotation.canonical(text)).isEqualTo(test);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop.TillTest#closes",
                "shop.TillTest#closes[1][2]",
                "shop.TillTest#adds(1, 2)",
                "shop.TillTest#closes (twice)",
                "shop.TillTest#closes v1.2",
                "shop.TillTest$Closing",
                "shop.TillTest.Closing",
                "shop.TillTest",
                "TillTest",
                "*Test",
                "*#closes",
                "shop.*",
                "shop.*.*Test",
                "shop",
                "*",
                ""
            })
    void the_usual_forms_stay(String text) {
        assertThat(TestNotation.canonical(text)).isEqualTo(text);
    }
}
