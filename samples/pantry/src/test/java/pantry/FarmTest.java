package pantry;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class FarmTest {

    @Test
    @Steady(trap = "fills the shared cache, but asks only whether there is an answer")
    void flourComesFromTheFarm() {
        assertNotNull(new Catalogue(product -> "farm").supplierOf("flour"));
    }
}
