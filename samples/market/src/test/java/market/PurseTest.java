package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

/** Tests with one purse per instance. */
class PurseTest {

    private int coins;

    @Test
    @Steady(trap = "changes a field that others read, but in its own instance", strategies = "order.directed")
    void coinsGoIn() {
        coins += 5;
        assertEquals(5, coins);
    }

    @Test
    @Steady(trap = "expects an unchanged field, and no other test uses this instance", strategies = "order.directed")
    void itIsEmpty() {
        assertEquals(0, coins);
    }
}
