package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

class ImperialTest extends StallDay {

    @Override
    String product() {
        return "ice";
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void poundsAreWeighed() {
        Stall.weighIn("lb");
        assertEquals("2 lb", Stall.weight(2));
    }
}
