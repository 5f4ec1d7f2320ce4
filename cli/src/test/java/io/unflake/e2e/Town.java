package io.unflake.e2e;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The servers that the offline samples need, on addresses that exist only in a network namespace. */
final class Town {

    /** Always answers. */
    static final String ADDRESS = "198.51.100.7";

    /** Answers unless its packets are dropped. */
    static final String SILENT = "198.51.100.99";

    /** The host names that the samples use. */
    static final List<String> NAMES = List.of("weather.invalid", "mail.invalid", "catalogue.invalid", "rates.invalid");

    private static final Map<String, String> PAGES = Map.of(
            "/today", "sunny",
            "/weather.dtd", "<!ENTITY today 'sunny'>",
            "/EUR", "1.25",
            "/sun", "sunny",
            "/1.xml", "<book><title>Emma</title></book>",
            "/2.xml", "<book><title>Emma</title></book>");

    private Town() {}

    /**
     * Serves until the process is stopped.
     *
     * @param arguments a file to write as soon as all servers answer
     */
    public static void main(String[] arguments) throws IOException {
        web(ADDRESS);
        web(SILENT);
        try (ServerSocket mail = new ServerSocket(25, 50, InetAddress.getByName(ADDRESS))) {
            Files.writeString(Path.of(arguments[0]), "ready");
            while (true) {
                try (Socket guest = mail.accept();
                        OutputStream out = guest.getOutputStream()) {
                    out.write("220 ready\r\n".getBytes(StandardCharsets.UTF_8));
                }
            }
        }
    }

    private static void web(String address) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(address, 80), 0);
        server.createContext("/", exchange -> {
            String page = PAGES.get(exchange.getRequestURI().getPath());
            byte[] body = (page == null ? "" : page).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(page == null ? 404 : 200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }
}
