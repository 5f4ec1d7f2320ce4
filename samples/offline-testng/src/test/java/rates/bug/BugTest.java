package rates.bug;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertFalse;
import static org.testng.Assert.assertThrows;
import static org.testng.Assert.assertTrue;
import static org.testng.Assert.fail;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import org.testng.annotations.Test;
import rates.Exchange;

/** All tests but the first fail because of bugs. */
public class BugTest {

    @Test
    public void passesWithoutNetwork() {
        assertFalse(new Exchange("http://nowhere.invalid").rateIfKnown("EUR").isPresent());
    }

    @Test(dependsOnMethods = "passesWithoutNetwork")
    public void failsAfterIt() {
        fail("a bug");
    }

    @Test
    public void isRefusedHere() throws IOException {
        assertEquals(new Exchange("http://localhost:" + closedPort()).rate("EUR"), 1.25);
    }

    @Test
    public void isRefusedHereSilently() throws IOException {
        assertTrue(new Exchange("http://127.0.0.1:" + closedPort()).rateIfKnown("EUR").isPresent());
    }

    private static int closedPort() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return server.getLocalPort();
        }
    }

    @Test
    public void isToldTheServerIsBroken() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        server.start();
        try {
            assertEquals(new Exchange("http://localhost:" + server.getAddress().getPort()).rate("EUR"), 1.25);
        } finally {
            server.stop(0);
        }
    }

    @Test
    public void expectsNoNetwork() {
        assertThrows(UncheckedIOException.class, () -> new Exchange("http://nowhere.invalid").rate("EUR"));
        fail("a bug");
    }

    @Test(expectedExceptions = {UnknownHostException.class, ConnectException.class})
    public void isDeclaredToExpectNoNetwork() {
        assertEquals(new Exchange("http://nowhere.invalid").rateIfKnown("EUR").orElse(0), 1.25);
    }

    @Test
    public void neverThrowsWhatItCreates() {
        assertEquals(new ConnectException("never thrown").getMessage(), "");
    }
}
