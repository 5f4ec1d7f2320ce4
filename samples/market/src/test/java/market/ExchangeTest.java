package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

class ExchangeTest extends StallDay {

    @Override
    String product() {
        return "eggs";
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void dollarsAreTaken() {
        Stall.take("USD");
        assertEquals("USD 1.20", Stall.tag(120));
    }
}
