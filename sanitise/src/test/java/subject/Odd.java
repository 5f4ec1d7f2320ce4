package subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.unflake.sanitise.SanitiseNetwork;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

/** Unusual failures, run by {@code WholeRunTest} in a JVM that cannot resolve the name of its own machine. */
@SanitiseNetwork
public class Odd {

    @Test
    void resolves_own_name() {
        try {
            assertNotNull(InetAddress.getLocalHost());
        } catch (UnknownHostException e) {
            // Swallowed, as logging libraries do.
        }
        assertEquals(1, 2);
    }

    @Test
    void fails_with_unpaired_surrogate() throws UnknownHostException {
        throw new UnknownHostException("half \uD83D");
    }
}
