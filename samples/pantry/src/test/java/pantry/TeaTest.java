package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class TeaTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void jamIsOnTheShelf() {
        Shelf.put("jam");
        assertTrue(Shelf.has("jam"));
    }
}
