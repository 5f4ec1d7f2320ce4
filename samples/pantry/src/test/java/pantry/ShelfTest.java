package pantry;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ShelfTest {

    @AfterEach
    void takeTheJarsAway() {
        Shelf.take("pickles");
        Shelf.take("olives");
    }

    @Test
    @Victim(
            of = "pantry.SnackTest#honeyIsOnTheShelf + pantry.TeaTest#jamIsOnTheShelf",
            variable = "field pantry.Shelf.JARS",
            because = "needs room for two jars, and both other tests leave a jar")
    void twoJarsFit() {
        Shelf.put("pickles");
        Shelf.put("olives");
        assertTrue(Shelf.has("olives"));
    }

    @Test
    @Steady(trap = "uses the static list, but takes its jar away")
    void aJarIsTakenAway() {
        Shelf.put("mustard");
        Shelf.take("mustard");
        assertFalse(Shelf.has("mustard"));
    }
}
