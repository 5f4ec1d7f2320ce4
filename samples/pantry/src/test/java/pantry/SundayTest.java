package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class SundayTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void thereIsADessert() {
        Menu.LUNCH.add("cake");
        assertTrue(Menu.LUNCH.dishes().contains("cake"));
    }
}
