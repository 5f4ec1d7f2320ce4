package pantry;

import static org.junit.Assert.assertTrue;

import org.junit.Test;
import pantry.truth.Brittle;

public class OrderTest {

    @Test
    @Brittle(
            needs = "pantry.MigrationTest#theTableIsCreated",
            variable = "table orders",
            because = "needs a table that only another test creates")
    public void anOrderIsPlaced() {
        Orders.place("flour");
        assertTrue(Orders.has("flour"));
        Orders.cancel("flour");
    }
}
