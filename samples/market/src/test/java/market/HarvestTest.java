package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

class HarvestTest extends StallDay {

    @Override
    String product() {
        return "honey";
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void theStallIsFull() {
        Stall.offer("pumpkins");
        assertEquals(1, Stall.offers());
    }
}
