package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.Test;

class GuestTest extends StallDay {

    @Override
    String product() {
        return "ginger";
    }

    @Test
    @Steady(trap = "changes the currency, but restores it", strategies = "order.directed")
    void francsAreTakenOnce() {
        String before = Stall.takes();
        Stall.take("CHF");
        try {
            assertEquals("CHF 1.20", Stall.tag(120));
        } finally {
            Stall.take(before);
        }
    }

    @Test
    @Steady(trap = "leaves a name that no other test leaves, but no test reads it", strategies = "order.directed")
    void aGuestIsGreeted() {
        assertEquals("Hello Ada", Stall.greet("Ada"));
    }
}
