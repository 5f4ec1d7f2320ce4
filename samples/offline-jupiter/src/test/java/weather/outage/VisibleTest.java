package weather.outage;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import weather.Station;

/** The failures show that the network was not available. */
class VisibleTest {

    private static final int TIMEOUT = 300;

    @Test
    void looksUpAName() throws IOException {
        assertNotNull(InetAddress.getByName(Station.HOST));
    }

    @Test
    void readsAPage() throws IOException {
        assertEquals("sunny", new Station().today());
    }

    @Test
    void asksAHttpClient() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + Station.HOST + "/today")).build();
        assertEquals(200, HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).statusCode());
    }

    @Test
    void asksAHttpClientLater() {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + Station.HOST + "/today")).build();
        assertEquals(
                200,
                HttpClient.newHttpClient().sendAsync(request, BodyHandlers.ofString()).join().statusCode());
    }

    @Test
    void connectsToAnAddress() throws IOException {
        try (Socket socket = new Socket(Outside.ADDRESS, 80)) {
            assertEquals(80, socket.getPort());
        }
    }

    @Test
    void opensAChannel() throws IOException {
        try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(Outside.ADDRESS, 80))) {
            assertNotNull(channel.getRemoteAddress());
        }
    }

    @Test
    void opensAChannelByName() throws IOException {
        try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(Station.HOST, 80))) {
            assertNotNull(channel.getRemoteAddress());
        }
    }

    @Test
    void givesUpConnecting() throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(Outside.SILENT, 80), TIMEOUT);
            assertEquals(80, socket.getPort());
        }
    }

    @Test
    void clientGivesUpConnecting() throws Exception {
        HttpClient client =
                HttpClient.newBuilder().connectTimeout(Duration.ofMillis(TIMEOUT)).build();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + Outside.SILENT + "/today")).build();
        assertEquals(200, client.send(request, BodyHandlers.ofString()).statusCode());
    }

    @Test
    void wrapsTheCause() {
        try {
            assertEquals("sunny", new Station().today());
        } catch (IOException e) {
            throw new IllegalStateException("no weather", new UncheckedIOException(e));
        }
    }

    @Test
    void suppressesIt() throws IOException {
        IllegalStateException failure = new IllegalStateException("no weather");
        try {
            new Station().today();
        } catch (IOException e) {
            failure.addSuppressed(e);
            throw failure;
        }
    }

    @Test
    void hasACycleOfCauses() {
        try {
            new Station().today();
        } catch (IOException e) {
            IllegalStateException outer = new IllegalStateException(e);
            e.initCause(outer);
            throw outer;
        }
    }

    @Test
    void expectsSomethingElse() {
        assertThrows(NumberFormatException.class, () -> Integer.parseInt(new Station().today()));
    }

    @Test
    void expectsNothing() {
        assertDoesNotThrow(() -> new Station().today());
    }

    @Test
    void waitsForAnotherThread() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            assertEquals("sunny", executor.submit(() -> new Station().today()).get());
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void waitsForTheCommonPool() {
        assertEquals(
                "sunny",
                CompletableFuture.supplyAsync(() -> {
                            try {
                                return new Station().today();
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        })
                        .join());
    }
}
