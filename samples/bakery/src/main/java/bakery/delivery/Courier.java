package bakery.delivery;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.URL;
import java.net.URLConnection;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** Reports deliveries to the depot, over several kinds of connection. */
public final class Courier {

    private final InetSocketAddress depot;

    public Courier(InetSocketAddress depot) {
        this.depot = depot;
    }

    public String greet() throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(depot);
            return read(socket.getInputStream());
        }
    }

    public String greet(int timeoutMillis) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(depot, timeoutMillis);
            return read(socket.getInputStream());
        }
    }

    public boolean ping() throws IOException {
        try (SocketChannel channel = SocketChannel.open()) {
            return channel.connect(depot);
        }
    }

    public String fetch(URL page, int timeoutMillis) throws IOException {
        URLConnection connection = page.openConnection(Proxy.NO_PROXY);
        connection.setConnectTimeout(timeoutMillis);
        try (InputStream in = connection.getInputStream()) {
            return read(in);
        }
    }

    private static String read(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
}
