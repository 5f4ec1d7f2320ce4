package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Brittle;

class StockTest {

    @Test
    @Brittle(
            needs = "pantry.ImportTest#theStockIsSaved",
            variable = {"file target/stock.csv", "return pantry.Stock.has(String)"},
            because = "needs a file that only another test writes")
    void flourIsInStock() {
        assertTrue(Stock.has("flour"));
    }
}
