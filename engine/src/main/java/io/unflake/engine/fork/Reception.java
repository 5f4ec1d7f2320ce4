package io.unflake.engine.fork;

import io.unflake.worker.protocol.Channel;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Where the controller waits for the connection of a worker: a Unix domain socket, which a worker reaches from its own
 * network namespace, too. Systems without them use the loopback interface.
 */
final class Reception implements Closeable {

    private final ServerSocketChannel server;
    private final Selector connections = Selector.open();

    private Reception(ServerSocketChannel server) throws IOException {
        this.server = server;
        server.configureBlocking(false);
        server.register(connections, SelectionKey.OP_ACCEPT);
    }

    static Reception at(Path socket) throws IOException {
        if (StandardCharsets.US_ASCII.newEncoder().canEncode(socket.toString())) {
            ServerSocketChannel server = null;
            try {
                server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                server.bind(UnixDomainSocketAddress.of(socket));
                return new Reception(server);
            } catch (IOException | UnsupportedOperationException e) {
                // This system has no such sockets, or the path is too long.
                if (server != null) {
                    server.close();
                }
            }
        }
        return new Reception(ServerSocketChannel.open().bind(new InetSocketAddress(loopback(), 0), 1));
    }

    private static InetAddress loopback() throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    }

    /** Whether a worker can connect from another network namespace. */
    boolean spansNetworks() throws IOException {
        return server.getLocalAddress() instanceof UnixDomainSocketAddress;
    }

    /** The address for the worker's start line. */
    String address() throws IOException {
        return server.getLocalAddress() instanceof InetSocketAddress tcp
                ? Integer.toString(tcp.getPort())
                : server.getLocalAddress().toString();
    }

    /** Waits for a connection; returns null if there is none within the time limit. */
    Channel accept(long millis) throws IOException {
        connections.select(key -> {}, millis);
        SocketChannel connection = server.accept();
        return connection == null ? null : new Channel(connection);
    }

    @Override
    public void close() throws IOException {
        connections.close();
        server.close();
    }
}
