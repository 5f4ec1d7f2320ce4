package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class SaleTest {

    @BeforeEach
    void lowerThePrices() {
        PriceList.set("apples", 49);
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void applesAreOnSale() {
        assertEquals(49, PriceList.price("apples"));
    }
}
