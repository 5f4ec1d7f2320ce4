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
            because = "expects the currency that only the first day of the market has")
    void theTagIsInEuros() {
        assertEquals("EUR 1.20", Stall.tag(120));
    }

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.HarvestTest#theStallIsFull",
            because = "counts what is on offer, and nobody takes it away")
    void theStallIsEmpty() {
        assertEquals(0, Stall.offers());
    }

    @Test
    @Steady(trap = "reads what others spoil, but opens the stall first", strategies = "order.directed")
    void theTagIsInEurosInTheMorning() {
        Stall.open();
        assertEquals("EUR 1.20", Stall.tag(120));
    }

    @Test
    @Steady(trap = "counts what others leave, but opens the stall first", strategies = "order.directed")
    void theStallIsEmptyInTheMorning() {
        Stall.open();
        assertEquals(0, Stall.offers());
    }

    @Test
    @Steady(trap = "reads a list that somebody else has filled, and would fill it itself", strategies = "order.directed")
    void applesAreCheap() {
        Stall.open();
        assertEquals(120, Stall.price("apples"));
    }

    @Test
    @Steady(trap = "reads a currency that others change, but takes any", strategies = "order.directed")
    void theTagHasACurrency() {
        assertEquals(3, Stall.takes().length());
        Stall.open();
    }
}
