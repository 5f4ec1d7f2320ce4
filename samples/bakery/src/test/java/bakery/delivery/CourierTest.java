package bakery.delivery;

import static java.time.Duration.ofMillis;
import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.oven.Stopwatch;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CourierTest {

    private Depot depot;
    private Courier courier;

    @BeforeEach
    void openDepot() throws Exception {
        depot = new Depot();
        courier = new Courier(depot.address());
    }

    @AfterEach
    void closeDepot() throws Exception {
        depot.close();
    }

    @Test
    @Flaky(
            strategies = {"network.delay", "time.increment"},
            cause = {"Courier.java:24", "Stopwatch.java:15"},
            because = "expects name resolution and connection within nine tenths of a second")
    void isGreetedQuickly() throws Exception {
        Stopwatch stopwatch = new Stopwatch();
        courier.greet();

        assertTrue(stopwatch.elapsed().compareTo(ofMillis(900)) < 0);
    }

    @Test
    @Flaky(
            strategies = "network.delay",
            cause = "Courier.java:31",
            because = "a connect timeout does not limit the time of name resolution")
    void isGreetedInTime() {
        assertTimeout(ofMillis(900), () -> courier.greet(300));
    }

    @Test
    @Flaky(
            strategies = "network.delay",
            cause = "Courier.java:38",
            because = "the server waits for less than a second, and the client may take longer to connect")
    void isAwaited() throws Exception {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            door.setSoTimeout(900);
            Courier guest = new Courier(new InetSocketAddress(door.getInetAddress(), door.getLocalPort()));
            Thread way = new Thread(() -> visit(guest));
            way.setDaemon(true);
            way.start();

            assertTrue(door.accept().isConnected());
        }
    }

    @Test
    @Steady(
            trap = "connects with a timeout of a fraction of a second, but to a server that answers at once",
            strategies = "network.delay")
    void isGreeted() throws Exception {
        assertEquals("welcome", courier.greet(300));
    }

    @Test
    @Steady(
            trap = "has a time limit for the whole visit, but one that leaves room for a slow network",
            strategies = "network.delay")
    void isGreetedSometime() {
        assertTimeout(ofSeconds(30), () -> assertTrue(courier.ping()));
    }

    @Test
    @Steady(
            trap = "connects to a port where no server listens: it is refused, sooner or later",
            strategies = "network.delay")
    void findsTheDoorLocked() throws Exception {
        try (Socket placeholder = new Socket()) {
            placeholder.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Courier stranger = new Courier((InetSocketAddress) placeholder.getLocalSocketAddress());

            assertThrows(ConnectException.class, stranger::greet);
        }
    }

    @Test
    @Steady(
            trap = "fetches a page with a short connect timeout, but from this machine",
            strategies = "network.delay")
    void fetchesTheMap() throws Exception {
        HttpServer office = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        office.createContext("/map", exchange -> {
            exchange.sendResponseHeaders(200, 5);
            exchange.getResponseBody().write("north".getBytes());
            exchange.close();
        });
        office.start();
        try {
            InetSocketAddress address = office.getAddress();
            URL map = new URL("http", address.getAddress().getHostAddress(), address.getPort(), "/map");
            assertEquals("north", courier.fetch(map, 500));
        } finally {
            office.stop(0);
        }
    }

    private static void visit(Courier guest) {
        try {
            guest.ping();
        } catch (IOException e) {
            // The server timed out.
        }
    }
}
