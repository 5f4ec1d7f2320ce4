package weather.bug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import weather.Station;

/** Fails because of servers on the local machine, which need no network. */
class LocalTest {

    private static final int TIMEOUT = 100;

    private static int closedPort() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return server.getLocalPort();
        }
    }

    @Test
    void isRefused() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), closedPort())) {
            assertTrue(socket.isConnected());
        }
    }

    @Test
    void isRefusedByName() throws IOException {
        assertEquals("sunny", new Station("http://localhost:" + closedPort()).today());
    }

    @Test
    void isRefusedSilently() throws IOException {
        assertEquals("sunny", new Station("http://localhost:" + closedPort()).todayOr("unknown"));
    }

    @Test
    void clientIsRefused() throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + closedPort())).build();
        assertEquals(200, HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).statusCode());
    }

    @Test
    void channelIsRefused() throws IOException {
        try (SocketChannel channel =
                SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), closedPort()))) {
            assertTrue(channel.isConnected());
        }
    }

    @Test
    void portIsTaken() throws IOException {
        try (ServerSocket one = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                ServerSocket other =
                        new ServerSocket(one.getLocalPort(), 1, InetAddress.getLoopbackAddress())) {
            assertTrue(other.isBound());
        }
    }

    @Test
    void nobodyAnswers() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
            socket.setSoTimeout(TIMEOUT);
            assertEquals('s', socket.getInputStream().read());
        }
    }

    @Test
    void nobodyConnects() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(TIMEOUT);
            assertTrue(server.accept().isConnected());
        }
    }

    @Test
    void usesAClosedSocket() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
            socket.close();
            assertEquals('s', socket.getInputStream().read());
        }
    }

    @Test
    void pageIsMissing() throws IOException {
        assertEquals("sunny", answer(404, "nothing here"));
    }

    @Test
    void serverIsBroken() throws IOException {
        assertEquals("sunny", answer(500, "oops"));
    }

    @Test
    void answerIsWrong() throws IOException {
        assertEquals("sunny", answer(200, "rainy"));
    }

    private static String answer(int status, String body) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        try {
            return new Station("http://localhost:" + server.getAddress().getPort()).today();
        } finally {
            server.stop(0);
        }
    }
}
