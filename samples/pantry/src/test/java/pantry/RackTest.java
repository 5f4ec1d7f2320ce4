package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class RackTest {

    @Test
    @Victim(
            of = "pantry.WineTest#theLowTierIsLoaded",
            variable = "field pantry.Tier.LOW",
            because = "expects that the enum constant has the state of the start")
    void theLowTierIsFree() {
        assertEquals(50, Tier.LOW.free());
    }

    @Test
    @Steady(trap = "reads the state of an enum constant, but nobody changes that of this one")
    void theHighTierIsFree() {
        assertEquals(10, Tier.HIGH.free());
    }
}
