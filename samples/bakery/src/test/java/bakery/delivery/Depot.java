package bakery.delivery;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A depot on this machine that greets every client. */
final class Depot implements AutoCloseable {

    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());

    Depot() throws IOException {
        Thread porter = new Thread(this::welcome, "porter");
        porter.setDaemon(true);
        porter.start();
    }

    InetSocketAddress address() {
        return new InetSocketAddress(door.getInetAddress(), door.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        door.close();
    }

    private void welcome() {
        while (!door.isClosed()) {
            try (Socket guest = door.accept()) {
                guest.getOutputStream().write("welcome".getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // The client has disconnected, or the depot is closing.
            }
        }
    }
}
