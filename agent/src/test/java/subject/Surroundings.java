package subject;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.ZoneId;
import java.util.Calendar;

/** Reads settings of the JVM through many APIs. */
@SuppressWarnings({"DefaultCharset", "JavaUtilDate", "deprecation", "SystemExitOutsideMain"})
public final class Surroundings {

    private Surroundings() {}

    public static ZoneId zone() {
        return ZoneId.systemDefault();
    }

    public static String zoneOfCalendar() {
        return Calendar.getInstance().getTimeZone().getID();
    }

    public static ZoneId explicitZone() {
        return ZoneId.of("Asia/Tokyo");
    }

    public static byte[] bytes() {
        return "é".getBytes();
    }

    public static byte[] utf8() {
        return "é".getBytes(StandardCharsets.UTF_8);
    }

    public static String lineSeparator() {
        return System.lineSeparator();
    }

    public static String printed() {
        ByteArrayOutputStream paper = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(paper, true, StandardCharsets.UTF_8);
        out.println();
        return paper.toString(StandardCharsets.UTF_8);
    }

    public static String formatted() {
        return String.format("%n");
    }

    public static String separatorProperty() {
        return System.getProperty("line.separator");
    }

    public static boolean fileInUsualFolder() {
        try {
            return File.createTempFile("sub", "ject").delete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static boolean pathInUsualFolder() {
        try {
            Files.delete(Files.createTempFile("sub", "ject"));
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Binds a port, and optionally a second time; returns the port, or 0 if it was taken. */
    public static int bind(int port) throws IOException {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (BindException e) {
            return 0;
        }
    }

    /** Answers one request over HTTP; returns the status. */
    public static int serve() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try {
            URL url = new URL("http://localhost:" + server.getAddress().getPort() + "/");
            return ((HttpURLConnection) url.openConnection()).getResponseCode();
        } finally {
            server.stop(0);
        }
    }

    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
