package io.unflake.sanitise.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.spi.Endpoint;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CauseChainTest {

    @Test
    void contains_causes_and_suppressed_exceptions() {
        Exception cause = new IOException("cause");
        Exception suppressed = new IOException("suppressed");
        Exception failure = new IllegalStateException(cause);
        cause.addSuppressed(suppressed);

        assertThat(CauseChain.of(failure)).containsExactly(failure, cause, suppressed);
    }

    @Test
    void terminates_on_cyclic_causes() {
        Exception one = new IllegalStateException("one");
        Exception other = new IllegalStateException("other", one);
        one.initCause(other);

        assertThat(CauseChain.of(one)).containsExactly(one, other);
    }

    @Test
    void terminates_on_endless_causes() {
        class Endless extends RuntimeException {
            private static final long serialVersionUID = 1;

            @Override
            public synchronized Throwable getCause() {
                return new Endless();
            }
        }

        assertThat(CauseChain.of(new Endless())).hasSizeLessThan(10_000);
    }

    @ParameterizedTest
    @CsvSource({
        "Connect to localhost:8080 failed, localhost, 8080",
        "Failed to connect to shop.invalid/10.1.2.3:443, 10.1.2.3, 443",
        "I/O error on GET request for http://shop.invalid:81/x, shop.invalid, 81",
        "connection timed out: /[::1]:80, ::1, 80"
    })
    void finds_the_address_in_messages_of_clients(String message, String host, int port) {
        Exception refused = new ConnectException("Connection refused");
        Exception failure = new IllegalStateException(message, refused);

        assertThat(CauseChain.sighting(refused, List.of(failure, refused)).target())
                .contains(new Endpoint(host, port));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Connection refused", "at Foo.java:12", "expected:1", "12:30:15"})
    void ignores_text_that_is_not_an_address(String message) {
        Exception failure = new ConnectException(message);

        assertThat(CauseChain.sighting(failure, List.of(failure)).target()).isEmpty();
    }

    @Test
    void finds_the_name_of_an_unknown_host() {
        Exception failure = new UnknownHostException("shop.invalid: Name or service not known");

        assertThat(CauseChain.sighting(failure, List.of(failure)).target()).contains(new Endpoint("shop.invalid", -1));
    }
}
