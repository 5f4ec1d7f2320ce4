package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import org.junit.jupiter.api.Test;

class WatchTest {

    @Test
    @Flaky(
            strategies = {},
            cause = "harbour.storm.SquallTest#theHornIsFlooded",
            because = "prints to the standard output that a class before it closes")
    void theHornIsHeard() {
        assertTrue(Ship.horn());
    }
}
