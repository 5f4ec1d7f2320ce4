package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestFilterTest {

    private static final TestId TEST = TestId.parse("shop.till.SipTest$Ports#port[2]");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop.till.SipTest",
                "SipTest",
                "Sip*",
                "shop.*",
                "*",
                "SipTest#port",
                "SipTest#po*",
                "SipTest$Ports#port[2]",
                "shop.till.SipTest$Ports",
                "shop.till.SipTest.Ports",
                "SipTest.Ports",
                "shop.till.SipTest.port",
                "SipTest.port",
                "SipTest$Ports.port(int)[2]",
                "port(shop.till.SipTest)",
                "SipTest > Ports > port(int)"
            })
    void accepts_a_test_that_matches(String pattern) {
        assertThat(TestFilter.of(List.of(pattern), List.of()).accepts(TEST)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SipTest#other",
                "shop",
                "Test",
                "shop.till.Sip",
                "SipTest#port[1]",
                "SipTest$Por",
                "SipTest.por",
                "Ports",
                "Por*"
            })
    void does_not_accept_a_test_that_does_not_match(String pattern) {
        assertThat(TestFilter.of(List.of(pattern), List.of()).accepts(TEST)).isFalse();
    }

    @Test
    void a_pattern_for_an_invocation_selects_the_method_but_excludes_only_the_invocation() {
        TestId method = TestId.parse("shop.till.SipTest#port");

        assertThat(TestFilter.of(List.of("SipTest#port[2]"), List.of()).accepts(method))
                .isTrue();
        assertThat(TestFilter.of(List.of("SipTest#por[2]"), List.of()).accepts(method))
                .isFalse();
        assertThat(TestFilter.of(List.of(), List.of("SipTest#port[2]")).accepts(method))
                .isTrue();
    }

    @Test
    void excluded_tests_are_not_accepted() {
        TestFilter filter = TestFilter.of(List.of("shop.*"), List.of("SipTest#port"));

        assertThat(filter.accepts(TEST)).isFalse();
        assertThat(filter.accepts(TestId.parse("shop.till.SipTest#other"))).isTrue();
        assertThat(filter.rejects("shop.till.SipTest")).isFalse();
        assertThat(TestFilter.of(List.of(), List.of("Sip*")).rejects("shop.till.SipTest"))
                .isTrue();
    }
}
