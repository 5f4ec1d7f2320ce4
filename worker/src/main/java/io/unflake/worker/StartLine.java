package io.unflake.worker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The line that a worker reads from standard input: the port of the controller and a one-time token. */
record StartLine(int port, String token) {

    private static final int MAX_LENGTH = 200;

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
        String[] words = line.strip().split(" ", -1);
        try {
            return new StartLine(Integer.parseInt(words[0]), words[1]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new IOException("expected 'port token' on standard input; only Unflake can start a worker", e);
        }
    }
}
