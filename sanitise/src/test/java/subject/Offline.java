package subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.unflake.sanitise.SanitiseNetwork;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Tests with and without the annotation, run by {@code WholeRunTest} in a JVM of their own. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Offline {

    @Test
    @SanitiseNetwork
    void a_has_a_bug() {
        assertEquals(1, 2);
    }

    @Test
    @SanitiseNetwork
    void b_needs_network() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName(Lookup.HOST).length);
    }

    @Test
    @SanitiseNetwork
    void c_needs_network_too() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName(Lookup.HOST).length);
    }

    @Test
    void d_is_not_annotated() throws UnknownHostException {
        assertEquals(1, InetAddress.getAllByName(Lookup.HOST).length);
    }

    @Test
    @SanitiseNetwork
    void e_needs_magic() {
        throw new OutOfMagicException();
    }

    @Test
    @SanitiseNetwork
    void f_passes() {
        assertTrue(true);
    }
}
