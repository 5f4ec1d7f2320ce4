package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import org.junit.jupiter.api.Test;

class PilotTest {

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Radio.java:31",
            because = "needs a fixed port, which another process may have")
    void thePilotIsCalled() throws Exception {
        try (Radio radio = Radio.open()) {
            assertEquals("pilot", radio.call("pilot"));
        }
    }

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Radio.java:31",
            because = "needs a fixed port, which another process may have")
    void thePilotListens() throws Exception {
        try (Radio radio = Radio.open()) {
            assertTrue(radio.listen() >= 0);
        }
    }
}
