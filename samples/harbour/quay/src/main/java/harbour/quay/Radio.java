package harbour.quay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The radio of the harbour, which listens on a fixed port. */
public final class Radio implements AutoCloseable {

    /** A port below those that the system hands out. */
    private static final int CHANNEL = 17831;

    private static final int SPARE_CHANNELS = 17931;

    private final ServerSocket socket;
    private final Map<String, Integer> calls = new HashMap<>();

    private Radio(ServerSocket socket) {
        this.socket = socket;
    }

    /** Listens on the channel of the harbour. */
    public static Radio open() throws IOException {
        return new Radio(new ServerSocket(CHANNEL, 10, InetAddress.getLoopbackAddress()));
    }

    /** Listens on any free channel. */
    public static Radio openAnywhere() throws IOException {
        return new Radio(new ServerSocket(0, 10, InetAddress.getLoopbackAddress()));
    }

    /** Listens on the first spare channel that is free. */
    public static Radio openSpare() throws IOException {
        for (int channel = SPARE_CHANNELS; channel < SPARE_CHANNELS + 50; channel++) {
            try {
                return new Radio(new ServerSocket(channel, 10, InetAddress.getLoopbackAddress()));
            } catch (BindException e) {
                // The channel is in use.
            }
        }
        throw new BindException("no channel is free");
    }

    /** Sends a call to this radio and returns what it has heard. */
    public String call(String ship) throws IOException {
        try (Socket sender = new Socket(socket.getInetAddress(), socket.getLocalPort());
                Socket receiver = socket.accept()) {
            sender.getOutputStream().write((ship + "\n").getBytes(StandardCharsets.UTF_8));
            String heard = new BufferedReader(
                            new InputStreamReader(receiver.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            calls.merge(heard, 1, Integer::sum);
            return heard;
        }
    }

    /** Listens for a while and returns how many nanoseconds have passed. */
    public long listen() throws InterruptedException {
        long start = System.nanoTime();
        Thread.sleep(80);
        return System.nanoTime() - start;
    }

    /** The number of calls of all ships. */
    public int calls() {
        int sum = 0;
        for (int each : calls.values()) {
            sum += each;
        }
        return sum;
    }

    public boolean isOn() {
        return socket.isBound() && !socket.isClosed();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
