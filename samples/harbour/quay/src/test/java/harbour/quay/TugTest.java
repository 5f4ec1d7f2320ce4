package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import harbour.truth.Steady;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TugTest {

    @Nested
    class OnTheChannelOfTheHarbour {

        private Radio radio;

        @BeforeEach
        void open() throws Exception {
            radio = Radio.open();
        }

        @AfterEach
        void close() throws Exception {
            radio.close();
        }

        @Test
        @Flaky(
                strategies = "environment.port",
                cause = "Radio.java:31",
                because = "its fixture needs a fixed port, which another process may have")
        void theTugIsCalledTwice() throws Exception {
            radio.call("tug");
            radio.call("tug boat");
            assertEquals(2, radio.calls());
        }

        @Test
        @Flaky(
                strategies = "environment.port",
                cause = "Radio.java:31",
                because = "its fixture needs a fixed port, which another process may have")
        void theTugListens() throws Exception {
            assertTrue(radio.listen() >= 0);
        }
    }

    @Test
    @Steady(trap = "leaves the choice of the port to the system", strategies = "environment.port")
    void anyChannelWillDo() throws Exception {
        try (Radio radio = Radio.openAnywhere()) {
            assertEquals("tug", radio.call("tug"));
        }
    }

    @Test
    @Steady(trap = "has fixed ports, but takes the next if one is in use", strategies = "environment.port")
    void aSpareChannelWillDo() throws Exception {
        try (Radio radio = Radio.openSpare()) {
            assertTrue(radio.isOn());
        }
    }
}
