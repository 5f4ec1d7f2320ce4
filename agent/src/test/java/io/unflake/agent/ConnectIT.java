package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.unflake.model.Site;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import subject.Connections;

class ConnectIT {

    private static HttpServer server;

    @BeforeAll
    static void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.start();
    }

    @AfterAll
    static void stop() {
        server.stop(0);
    }

    private static int port() {
        return server.getAddress().getPort();
    }

    static Stream<String> connections() {
        return Connections.all(0).keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("connections")
    void a_connection_is_a_site(String name) throws Exception {
        assertThat(reached(Connections.all(port()).get(name)).stream().map(Site::kind))
                .contains("connect");
    }

    @ParameterizedTest
    @MethodSource("connections")
    @Timeout(120)
    void connecting_takes_longer_and_still_succeeds(String name) throws Exception {
        long start = System.nanoTime();
        Object result = under(() -> Connections.all(port()).get(name).call(), "network.delay:resolve=30ms,factor=1.0");
        assertThat(result).isIn(true, 200);
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(30_000_000);
    }

    @Test
    @Timeout(120)
    void most_of_the_timeout_passes_before_connecting() throws Exception {
        long start = System.nanoTime();
        int left = under(
                () -> Connections.timeoutOf(new Connections.Remembering(), 400),
                "network.delay:resolve=0ms,factor=0.01");
        assertThat(left).isEqualTo(50);
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(350_000_000);
    }

    @Test
    void an_infinite_timeout_stays_infinite() throws Exception {
        assertThat(under(() -> Connections.timeoutOf(new Connections.Remembering(), 0), "network.delay:resolve=0ms"))
                .isZero();
    }

    @Test
    void opening_a_file_url_is_not_a_connection(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertThat(reached(() -> Connections.readFile(file))).isEmpty();
    }
}
