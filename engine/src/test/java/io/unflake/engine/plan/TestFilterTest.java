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
                "shop.till.SipTest$Ports"
            })
    void takes(String pattern) {
        assertThat(TestFilter.of(List.of(pattern), List.of()).accepts(TEST)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SipTest#other", "shop", "Test", "shop.till.Sip", "SipTest#port[1]", "SipTest$Por"})
    void leaves(String pattern) {
        assertThat(TestFilter.of(List.of(pattern), List.of()).accepts(TEST)).isFalse();
    }

    @Test
    void one_invocation_is_wanted_by_its_method_and_only_excluded_by_itself() {
        TestId method = TestId.parse("shop.till.SipTest#port");

        assertThat(TestFilter.of(List.of("SipTest#port[2]"), List.of()).accepts(method))
                .isTrue();
        assertThat(TestFilter.of(List.of("SipTest#por[2]"), List.of()).accepts(method))
                .isFalse();
        assertThat(TestFilter.of(List.of(), List.of("SipTest#port[2]")).accepts(method))
                .isTrue();
    }

    @Test
    void what_is_excluded_is_not_taken() {
        TestFilter filter = TestFilter.of(List.of("shop.*"), List.of("SipTest#port"));

        assertThat(filter.accepts(TEST)).isFalse();
        assertThat(filter.accepts(TestId.parse("shop.till.SipTest#other"))).isTrue();
        assertThat(filter.rejects("shop.till.SipTest")).isFalse();
        assertThat(TestFilter.of(List.of(), List.of("Sip*")).rejects("shop.till.SipTest"))
                .isTrue();
    }
}
