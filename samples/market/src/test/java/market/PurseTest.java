package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

/** Each of these tests has a purse of its own. */
class PurseTest {

    private int coins;

    @Test
    @Steady(trap = "changes a field that others expect unchanged, but of its own instance", strategies = "order.directed")
    void coinsGoIn() {
        coins += 5;
        assertEquals(5, coins);
    }

    @Test
    @Steady(trap = "expects a field unchanged, and nobody else has this instance", strategies = "order.directed")
    void itIsEmpty() {
        assertEquals(0, coins);
    }
}
