package pantry;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

public class QueueTest {

    @Test
    @Victim(
            of = "pantry.VisitorTest#aVisitorTakesATicket",
            variable = "field pantry.Tickets.next",
            cleanedBy = "pantry.QueueTest#aNewDayBegins",
            because = "expects that nobody has taken a ticket before")
    public void theFirstTicketIsOne() {
        assertEquals(1, Tickets.take());
    }

    @Test
    @Steady(trap = "uses the static counter, but resets it")
    public void aNewDayBegins() {
        Tickets.newDay();
        assertEquals(1, Tickets.take());
        Tickets.newDay();
    }
}
