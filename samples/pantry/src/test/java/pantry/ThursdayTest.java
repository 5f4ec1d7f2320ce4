package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class ThursdayTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theWholesalerIsGenerous() {
        when(Partners.WHOLESALER.discount()).thenReturn(5);
        assertEquals(5, Partners.WHOLESALER.discount());
    }
}
