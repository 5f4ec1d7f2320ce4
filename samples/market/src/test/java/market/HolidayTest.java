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
    @Steady(trap = "leaves it so for whoever comes next, but never fails itself", strategies = "order.directed")
    void theSignIsHungOut() {
        Sign.hangOut();
        assertTrue(Sign.isOut());
    }

    @Test
    @Steady(trap = "makes the file that others stumble over, but deletes it", strategies = "order.directed")
    void theSignIsTakenDown() {
        Sign.hangOut();
        Sign.takeDown();
        assertFalse(Sign.isOut());
    }
}
