package mail.bug;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import mail.MailServer;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

/** All tests but the first fail because of bugs. */
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class BugTest {

    @Test
    public void a_passesWithoutNetwork() {
        assertTrue(!new MailServer("nowhere.invalid", 25).isReady());
    }

    @Test
    public void b_failsAfterIt() {
        fail("a bug");
    }

    @Test
    public void isRefusedHere() throws IOException {
        assertEquals("220 ready", new MailServer("localhost", closedPort()).greeting());
    }

    @Test
    public void isRefusedHereSilently() throws IOException {
        assertTrue(new MailServer("127.0.0.1", closedPort()).isReady());
    }

    private static int closedPort() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return server.getLocalPort();
        }
    }

    @Test
    public void isSilentHere() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertTrue(new MailServer("localhost", server.getLocalPort()).isReady());
        }
    }

    @Test
    public void expectsNoNetwork() {
        assertThrows(UnknownHostException.class, () -> new MailServer("nowhere.invalid", 25).greeting());
        fail("a bug");
    }

    @Test(expected = UnknownHostException.class)
    public void isDeclaredToExpectNoNetwork() {
        assertTrue(!new MailServer("nowhere.invalid", 25).isReady());
        fail("a bug");
    }

    @Test
    public void neverThrowsWhatItCreates() {
        assertEquals("", new ConnectException("never thrown").getMessage());
    }

    @Test(timeout = 200)
    public void takesTooLong() throws InterruptedException {
        Thread.sleep(60_000);
    }
}
