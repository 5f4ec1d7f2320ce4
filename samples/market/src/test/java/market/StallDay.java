package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A day at the stall. Each test resets all shared state before it starts. */
abstract class StallDay {

    private static final String CLEANS = "uses state that others change, but resets it first";

    abstract String product();

    @BeforeEach
    void putUpTheStall() {
        Stall.open();
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void nothingIsOnOfferInTheMorning() {
        assertEquals(0, Stall.offers());
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void theProductIsOffered() {
        Stall.offer(product());
        assertEquals(1, Stall.offers());
        Stall.open();
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void itsPriceIsInEuros() {
        assertEquals("EUR", Stall.tag(Stall.price(product())).substring(0, 3));
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void itIsWeighedInKilograms() {
        assertEquals("2 kg", Stall.weight(2));
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void theReceiptHasAPoint() {
        assertEquals("3.00", Receipt.total(300));
    }
}
