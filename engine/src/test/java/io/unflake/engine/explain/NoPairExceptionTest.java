package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.minimise.PolluterSearch.Tried;
import io.unflake.model.TestId;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class NoPairExceptionTest {

    private static NoPairException because(Tried tried) {
        return NoPairException.of(TestId.parse("shop.CartTest#adds"), tried, Duration.ofMinutes(5));
    }

    @Test
    void says_in_which_orders_the_test_passes() {
        NoPairException exception = because(new Tried(true, false, 2, true, 4, false));

        assertThat(exception)
                .hasMessage("no order of tests was found in which shop.CartTest#adds fails: it passes alone,"
                        + " after 2 tests that may change what it uses, after itself"
                        + " and in 4 orders of the tests of its class, package and module");
        assertThat(exception.remedy()).startsWith("Run detect to find out how it fails");
    }

    @Test
    void a_test_that_always_fails_may_be_broken() {
        NoPairException exception = because(new Tried(true, true, 0, false, 0, false));

        assertThat(exception)
                .hasMessage("no order of tests was found in which shop.CartTest#adds passes: it fails alone");
        assertThat(exception.remedy()).contains("whether it is broken");
    }

    @Test
    void says_that_time_was_over() {
        NoPairException exception = because(new Tried(true, false, 1, false, 0, true));

        assertThat(exception)
                .hasMessage("no order of tests was found within 5 minutes in which shop.CartTest#adds fails:"
                        + " it passes alone and after 1 test that may change what it uses");
        assertThat(exception.remedy()).startsWith("Give the search more time with --budget");
    }

    @Test
    void claims_nothing_about_a_test_that_has_not_ended() {
        assertThat(because(new Tried(false, false, 0, false, 0, true)))
                .hasMessageEndingWith("its run alone has not ended");
    }
}
