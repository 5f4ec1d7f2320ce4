package pantry;

import static org.junit.Assert.assertTrue;

import org.junit.Test;
import pantry.truth.Steady;

public class VisitorTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    public void aVisitorTakesATicket() {
        assertTrue(Tickets.take() > 0);
    }
}
