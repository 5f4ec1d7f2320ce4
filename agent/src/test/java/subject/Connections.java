package subject;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/** Connects to a server through every API. */
public final class Connections {

    private Connections() {}

    /** Connections by name; those through URLs require an HTTP server. */
    public static Map<String, Callable<?>> all(int port) {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        Map<String, Callable<?>> connections = new LinkedHashMap<>();
        connections.put("Socket.connect", () -> {
            try (Socket socket = new Socket()) {
                socket.connect(address);
                return socket.isConnected();
            }
        });
        connections.put("Socket.connect timeout", () -> {
            try (Socket socket = new Socket()) {
                socket.connect(address, 100_000_000);
                return socket.isConnected();
            }
        });
        connections.put("new Socket", () -> {
            try (Socket socket = new Socket("localhost", port)) {
                return socket.isConnected();
            }
        });
        connections.put("new Socket address", () -> {
            try (Socket socket = new Named(address.getAddress(), port)) {
                return socket.isConnected();
            }
        });
        connections.put("SocketChannel.connect", () -> {
            try (SocketChannel channel = SocketChannel.open()) {
                return channel.connect(address);
            }
        });
        connections.put("SocketChannel.open", () -> {
            try (SocketChannel channel = SocketChannel.open(address)) {
                return channel.isConnected();
            }
        });
        connections.put("URLConnection", () -> read(url(port).openConnection()));
        connections.put("URL", () -> {
            try (InputStream in = url(port).openStream()) {
                return in.readAllBytes().length > 0;
            }
        });
        connections.put(
                "HttpClient.send",
                () -> client().send(request(port), HttpResponse.BodyHandlers.ofString())
                        .statusCode());
        connections.put(
                "HttpClient.sendAsync",
                () -> client().sendAsync(request(port), HttpResponse.BodyHandlers.ofString())
                        .get()
                        .statusCode());
        return connections;
    }

    /** A subclass of Socket. */
    private static final class Named extends Socket {

        Named(InetAddress address, int port) throws IOException {
            super(address, port);
        }
    }

    private static HttpClient client() {
        return HttpClient.newBuilder().connectTimeout(Duration.ofHours(20)).build();
    }

    private static HttpRequest request(int port) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/"))
                .build();
    }

    private static URL url(int port) throws IOException {
        return URI.create("http://localhost:" + port + "/").toURL();
    }

    private static boolean read(URLConnection connection) throws IOException {
        connection.setConnectTimeout(100_000_000);
        if (connection.getConnectTimeout() != 100_000_000) {
            throw new IOException("another timeout than was set");
        }
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes().length > 0;
        }
    }

    public static int readFile(Path file) throws IOException {
        try (InputStream in = file.toUri().toURL().openStream()) {
            return in.read();
        }
    }

    public static int timeoutOf(Remembering socket, int timeout) throws IOException {
        socket.connect(InetSocketAddress.createUnresolved("nowhere", 1), timeout);
        return socket.asked;
    }

    /** A socket that only stores the timeout it is given. */
    public static final class Remembering extends Socket {

        private int asked;

        @Override
        public void connect(java.net.SocketAddress address, int timeout) {
            asked = timeout;
        }
    }
}
