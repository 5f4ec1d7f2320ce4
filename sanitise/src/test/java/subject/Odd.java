package subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.unflake.sanitise.SanitiseNetwork;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

/** Run by tests in a JVM of its own, which does not know the name of its machine. */
@SanitiseNetwork
public class Odd {

    @Test
    void onANamelessMachine() {
        try {
            assertNotNull(InetAddress.getLocalHost());
        } catch (UnknownHostException e) {
            // As libraries for logging do.
        }
        assertEquals(1, 2);
    }

    @Test
    void withHalfACharacter() throws UnknownHostException {
        throw new UnknownHostException("half \uD83D");
    }
}
