package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import market.truth.Steady;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RushTest {

    @BeforeEach
    void clearTheDesk() {
        Ledger.close();
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void aSaleIsBooked() {
        Ledger.book("rye");
        assertEquals(1, Ledger.sales());
    }

    @Test
    @Steady(trap = "inserts into the table that others count, but rolls back", strategies = "order.directed")
    void aCustomerChangesHerMind() {
        assertEquals(1, Ledger.quote("rice"));
    }
}
