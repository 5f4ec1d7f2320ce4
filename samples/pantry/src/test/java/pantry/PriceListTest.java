package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class PriceListTest {

    @Test
    @Victim(
            of = "pantry.SaleTest#applesAreOnSale",
            variable = "field pantry.PriceList.PRICES",
            cleanedBy = "pantry.PriceListTest#itIsCleared",
            because = "expects the price of a product that has none in the static map")
    void aProductCostsAEuro() {
        assertEquals(100, PriceList.price("apples"));
    }

    @Test
    @Steady(trap = "changes the static map, but clears it")
    void itIsCleared() {
        PriceList.set("pears", 70);
        PriceList.clear();
        assertEquals(0, PriceList.size());
    }
}
