package kitchen;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A counter with one seat: serves one guest, then closes. */
public final class Counter {

    private final ServerSocket door;

    public Counter() throws IOException {
        door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    public int port() {
        return door.getLocalPort();
    }

    /** Serves the next guest in the background. */
    public Thread open() {
        Thread cook = new Thread(this::serve);
        cook.start();
        return cook;
    }

    private void serve() {
        try (Socket guest = door.accept()) {
            OutputStream plate = guest.getOutputStream();
            plate.write(7);
            plate.flush();
        } catch (IOException e) {
            // The guest has left.
        }
    }

    /** Closes in the background. */
    public Thread closeLater() {
        Thread cleaner = new Thread(this::close);
        cleaner.start();
        return cleaner;
    }

    private void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
