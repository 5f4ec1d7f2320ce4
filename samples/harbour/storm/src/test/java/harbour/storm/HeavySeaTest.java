package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import org.junit.jupiter.api.Test;

class HeavySeaTest {

    @Test
    @Flaky(
            strategies = {},
            cause = "harbour.storm.GaleTest#theMastBreaks",
            because = "expects the mast that a class before it breaks")
    void theShipSailsOn() {
        assertTrue(Ship.hasMast());
    }
}
