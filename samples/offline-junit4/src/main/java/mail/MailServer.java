package mail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A mail server that sends a greeting when a client connects. */
public final class MailServer {

    /** The default host. */
    public static final String HOST = "mail.invalid";

    private static final int TIMEOUT = 2_000;

    private final String host;
    private final int port;

    public MailServer() {
        this(HOST, 25);
    }

    public MailServer(String host, int port) {
        this.host = host;
        this.port = port;
    }

    /** Returns the greeting, such as {@code 220 ready}. */
    public String greeting() throws IOException {
        try (Socket socket = new Socket(host, port)) {
            socket.setSoTimeout(TIMEOUT);
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)).readLine();
        }
    }

    public boolean isReady() {
        try {
            return greeting().startsWith("220");
        } catch (IOException e) {
            return false;
        }
    }
}
