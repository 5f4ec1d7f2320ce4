package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class OunceTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void aWeightIsInOunces() {
        Labels.use("oz");
        assertEquals("flour, 18 oz", Labels.of("flour", 18));
    }
}
