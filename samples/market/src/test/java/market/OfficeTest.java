package market;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.mockito.Mockito.reset;

import market.truth.Flaky;
import market.truth.Steady;
import org.junit.jupiter.api.Test;

class OfficeTest {

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.HolidayTest#theSignIsHungOut",
            because = "expects that a file does not exist, which is only deleted when the JVM ends")
    void noSignIsOut() {
        assertFalse(Sign.isOut());
    }

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.RushTest#aSaleIsBooked",
            because = "counts the rows of a table that exists as long as the JVM")
    void nothingIsSold() {
        assertEquals(0, Ledger.sales());
    }

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.BargainTest#theWholesalerIsGenerous",
            because = "expects a mock that no other test has stubbed")
    void theWholesalerGivesNoDiscount() {
        assertEquals(0, Partners.WHOLESALER.discount());
    }

    @Test
    @Steady(trap = "checks for the file that others leave, but deletes it first", strategies = "order.directed")
    void noSignIsOutInTheMorning() {
        Stall.open();
        assertFalse(Sign.isOut());
    }

    @Test
    @Steady(trap = "counts rows that others leave, but empties the table first", strategies = "order.directed")
    void nothingIsSoldInTheMorning() {
        Stall.open();
        assertEquals(0, Ledger.sales());
    }

    @Test
    @Steady(trap = "calls the mock that others stub, but resets it first", strategies = "order.directed")
    void theWholesalerGivesNoDiscountInTheMorning() {
        reset(Partners.WHOLESALER);
        assertEquals(0, Partners.WHOLESALER.discount());
    }
}
