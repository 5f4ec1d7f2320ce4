package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import pantry.truth.Steady;
import pantry.truth.Victim;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApronTest {

    private int pockets = 2;

    @Test
    @Victim(
            of = "pantry.ApronTest#pocketsAreSewnOn",
            variable = "field pantry.ApronTest.pockets",
            because = "expects the value of the field at first, but all tests share the instance")
    void anApronHasTwoPockets() {
        assertEquals(2, pockets);
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void pocketsAreSewnOn() {
        int before = pockets;
        pockets++;
        assertEquals(before + 1, pockets);
    }
}
