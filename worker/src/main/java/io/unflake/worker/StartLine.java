package io.unflake.worker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;

/**
 * The line that a worker reads from standard input.
 *
 * @param address where the controller listens: the path of a Unix domain socket, or a port of the loopback interface
 * @param token a one-time token
 */
record StartLine(SocketAddress address, String token) {

    private static final int MAX_LENGTH = 500;

    /**
     * Reads the line from standard input and replaces standard input by an empty stream.
     *
     * <p>The controller closes its end, so that processes started by tests get no input either.
     */
    static StartLine take() throws IOException {
        StartLine line = parse(readLine(System.in));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        return line;
    }

    private static String readLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0 && line.length() < MAX_LENGTH; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    static StartLine parse(String line) throws IOException {
        String[] words = line.strip().split(" (?=[^ ]*$)", -1);
        try {
            return new StartLine(address(words[0]), words[1]);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new IOException("expected 'address token' on standard input; only Unflake can start a worker", e);
        }
    }

    private static SocketAddress address(String text) throws IOException {
        return text.contains("/") || text.contains("\\")
                ? UnixDomainSocketAddress.of(text)
                : new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), Integer.parseInt(text));
    }
}
