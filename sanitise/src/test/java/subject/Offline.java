package subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.unflake.sanitise.SanitiseNetwork;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Run by tests in a JVM of its own. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Offline {

    @Test
    @SanitiseNetwork
    void a_asksForIt() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName("nowhere.invalid").length);
    }

    @Test
    @SanitiseNetwork
    void b_asksForItToo() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName("nowhere.invalid").length);
    }

    @Test
    void c_doesNotAskForIt() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName("nowhere.invalid").length);
    }

    @Test
    @SanitiseNetwork
    void a_aBug() {
        assertEquals(1, 2);
    }

    @Test
    @SanitiseNetwork
    void e_hasNoMagic() {
        throw new OutOfMagicException();
    }

    @Test
    @SanitiseNetwork
    void f_passes() {
        assertTrue(true);
    }
}
