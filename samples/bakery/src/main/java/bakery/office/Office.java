package bakery.office;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The office, which depends on the settings of the machine. */
public final class Office {

    private Office() {}

    /** Returns a thread pool that leaves one processor for the till. */
    public static ExecutorService clerks() {
        return Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors() - 1);
    }

    /** Returns the same, but with at least one thread. */
    public static ExecutorService clerksAtLeastOne() {
        return Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Allocates all crumbs of the year at once. */
    public static long crumbs(int megabytes) {
        byte[][] crumbs = new byte[megabytes][];
        for (int i = 0; i < megabytes; i++) {
            crumbs[i] = new byte[1 << 20];
        }
        return (long) crumbs.length << 20;
    }

    /** Allocates the same crumbs one after the other. */
    public static long sweptCrumbs(int megabytes) {
        long sum = 0;
        for (int i = 0; i < megabytes; i++) {
            sum += new byte[1 << 20].length;
        }
        return sum;
    }

    /** Returns the URI of a draft. */
    public static URI draft() throws IOException {
        Path file = Files.createTempFile("draft", ".txt");
        Files.delete(file);
        return URI.create("file://" + file);
    }

    /** Returns the same URI, created by the JDK. */
    public static URI properDraft() throws IOException {
        Path file = Files.createTempFile("draft", ".txt");
        Files.delete(file);
        return file.toUri();
    }

    /** Whether the locale of the process is C. */
    public static boolean speaksLikeAComputer() {
        String language = System.getenv("LC_ALL");
        return language != null && language.startsWith("C");
    }

    /** Returns the language of signs. */
    public static String language() {
        String language = System.getenv("LC_ALL");
        return language == null ? "any" : language;
    }

    /** Returns a port that was free a moment ago. */
    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Opens the telephone at a port. */
    public static ServerSocket telephone(int port) throws IOException {
        ServerSocket socket = new ServerSocket();
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return socket;
    }

    /** Opens the telephone at this port or one of the next. */
    public static ServerSocket telephoneFrom(int port) throws IOException {
        for (int next = port; next < port + 50; next++) {
            try {
                return new ServerSocket(next, 1, InetAddress.getLoopbackAddress());
            } catch (BindException e) {
                // The port is in use.
            }
        }
        throw new BindException("no port is free");
    }
}
