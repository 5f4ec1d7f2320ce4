package market;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import market.truth.Steady;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HolidayTest {

    @BeforeEach
    void endTheHoliday() {
        Sign.takeDown();
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void theSignIsHungOut() {
        Sign.hangOut();
        assertTrue(Sign.isOut());
    }

    @Test
    @Steady(trap = "creates a file that makes others fail, but deletes it", strategies = "order.directed")
    void theSignIsTakenDown() {
        Sign.hangOut();
        Sign.takeDown();
        assertFalse(Sign.isOut());
    }
}
