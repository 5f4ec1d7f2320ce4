package market;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.reset;
import static org.mockito.Mockito.when;

import market.truth.Steady;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BargainTest {

    @BeforeEach
    void nobodyHasCalledYet() {
        reset(Partners.WHOLESALER);
    }

    @Test
    @Steady(trap = "calls the mock that others stub, but after it was reset", strategies = "order.directed")
    void noDiscountIsGiven() {
        assertEquals(0, Partners.WHOLESALER.discount());
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void theWholesalerIsGenerous() {
        when(Partners.WHOLESALER.discount()).thenReturn(20);
        assertEquals(20, Partners.WHOLESALER.discount());
    }

    @Test
    @Steady(trap = "stubs the mock that others call, but resets it", strategies = "order.directed")
    void theWholesalerIsGenerousOnce() {
        when(Partners.WHOLESALER.discount()).thenReturn(30);
        assertEquals(30, Partners.WHOLESALER.discount());
        reset(Partners.WHOLESALER);
    }
}
