package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import harbour.truth.Steady;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class GaleTest {

    @Test
    @Order(1)
    @Steady(trap = "makes other tests fail, but never fails itself", strategies = "order.reverse")
    void theMastBreaks() {
        Ship.loseMast();
        assertFalse(Ship.hasMast());
    }

    @Test
    @Order(2)
    @Flaky(
            strategies = {},
            cause = "harbour.storm.GaleTest#theMastBreaks",
            because = "expects the mast that the test before it breaks")
    void theGaleIsWeathered() {
        assertTrue(Ship.hasMast());
    }
}
