package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Flaky;
import market.truth.Steady;
import org.junit.jupiter.api.Test;

class CounterTest {

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.ExchangeTest#dollarsAreTaken",
            because = "expects the initial currency")
    void theTagIsInEuros() {
        assertEquals("EUR 1.20", Stall.tag(120));
    }

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.HarvestTest#theStallIsFull",
            because = "counts the goods on offer, which earlier tests do not remove")
    void theStallIsEmpty() {
        assertEquals(0, Stall.offers());
    }

    @Test
    @Steady(trap = "reads state that others change, but opens the stall first", strategies = "order.directed")
    void theTagIsInEurosInTheMorning() {
        Stall.open();
        assertEquals("EUR 1.20", Stall.tag(120));
    }

    @Test
    @Steady(trap = "counts goods that others leave, but opens the stall first", strategies = "order.directed")
    void theStallIsEmptyInTheMorning() {
        Stall.open();
        assertEquals(0, Stall.offers());
    }

    @Test
    @Steady(trap = "reads a list that another test has filled, but would fill it itself", strategies = "order.directed")
    void applesAreCheap() {
        Stall.open();
        assertEquals(120, Stall.price("apples"));
    }

    @Test
    @Steady(trap = "reads a currency that others change, but accepts any", strategies = "order.directed")
    void theTagHasACurrency() {
        assertEquals(3, Stall.takes().length());
        Stall.open();
    }
}
