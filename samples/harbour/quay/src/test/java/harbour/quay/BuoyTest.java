package harbour.quay;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import harbour.truth.Flaky;
import org.junit.Test;

/** JUnit 4, so that one more engine uses the port. */
public class BuoyTest {

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Radio.java:31",
            because = "needs a fixed port, which another process may have")
    public void theBuoyIsHeard() throws Exception {
        try (Radio radio = Radio.open()) {
            assertEquals("buoy", radio.call("buoy"));
        }
    }

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Radio.java:31",
            because = "needs a fixed port, which another process may have")
    public void theBuoyListens() throws Exception {
        try (Radio radio = Radio.open()) {
            assertTrue(radio.listen() >= 0);
        }
    }
}
