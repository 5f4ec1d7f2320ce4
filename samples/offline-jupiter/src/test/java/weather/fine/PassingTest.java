package weather.fine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import weather.Station;

/** Passes with and without the network. */
class PassingTest {

    @Test
    void hasADefault() {
        assertEquals("unknown", new Station("http://nowhere.invalid").todayOr("unknown"));
    }

    @Test
    void expectsNoNetwork() {
        assertThrows(UnknownHostException.class, () -> InetAddress.getByName("nowhere.invalid"));
    }

    @Test
    void isSkipped() {
        assumeTrue(false, "not here");
    }
}
