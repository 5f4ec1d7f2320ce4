package pantry;

import static org.junit.Assert.assertFalse;

import org.junit.Test;
import pantry.truth.Steady;

public class MigrationTest {

    @Test
    @Steady(trap = "sets state that another test needs, but never fails itself")
    public void theTableIsCreated() {
        Orders.migrate();
        assertFalse(Orders.has("nothing"));
    }
}
