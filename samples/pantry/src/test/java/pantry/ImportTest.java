package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class ImportTest {

    @Test
    @Steady(trap = "sets state that another test needs, but never fails itself")
    void theStockIsSaved() {
        Stock.save(List.of("flour", "salt"));
        assertTrue(Stock.has("salt"));
    }
}
