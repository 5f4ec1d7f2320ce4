package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class WineTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theLowTierIsLoaded() {
        int before = Tier.LOW.free();
        Tier.LOW.load(12);
        assertEquals(before - 12, Tier.LOW.free());
    }
}
