package bakery.staff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class MorningTest {

    @Test
    @Order(1)
    @Flaky(
            strategies = "order.reverse",
            cause = "bakery.staff.NightTest#theNightShiftComes",
            because = "counts the people on duty, and the night shift never checks out")
    void nobodyIsThereYet() {
        assertEquals(0, Roster.onDuty().size());
    }

    @Test
    @Order(2)
    @Steady(trap = "adds to the list that another test counts, but cleans up", strategies = "order.reverse")
    void theFirstBakerComes() {
        Roster.checkIn("Ada");
        assertTrue(Roster.onDuty().contains("Ada"));
        Roster.checkOut("Ada");
    }

    @Test
    @Order(3)
    @Steady(trap = "sets up state that another test needs", strategies = "order.reverse")
    void aBakerIsHired() {
        Roster.hire("Ada");
        assertEquals(3, Roster.letters());
    }

    @Test
    @Order(4)
    @Flaky(
            strategies = "order.reverse",
            cause = "bakery.staff.MorningTest#aBakerIsHired",
            because = "needs the baker that an earlier test hires")
    void theNameTagHasRoom() {
        assertTrue(Roster.letters() < 10);
    }
}
