package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class CatalogueTest {

    @Test
    @Victim(
            of = "pantry.FarmTest#flourComesFromTheFarm",
            variable = "field pantry.Catalogue.CACHE",
            because = "gets the answer of another catalogue, since all share a cache")
    void flourComesFromTheMill() {
        Catalogue catalogue = new Catalogue(product -> "mill");
        assertEquals("mill", catalogue.supplierOf("flour"));
    }

    @Test
    @Steady(trap = "uses the shared cache, but for a product of its own")
    void anAnswerIsKept() {
        Catalogue catalogue = new Catalogue(product -> new String("dairy"));
        assertSame(catalogue.supplierOf("butter"), catalogue.supplierOf("butter"));
    }
}
