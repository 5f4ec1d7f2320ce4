package bakery.stock;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Steady;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PantryTest {

    @TempDir
    Path folder;

    private Pantry pantry;

    @BeforeEach
    void writeRecipe() throws Exception {
        pantry = new Pantry(folder);
        pantry.write("rye.txt", "flour, water, salt");
    }

    @Test
    @Steady(
            trap = "the file system stamps the file by its own clock, and the test compares that with its clock",
            strategies = {"date.moment", "time.increment", "time.fast", "time.slow"})
    void newRecipesAreNew() throws Exception {
        Duration age = pantry.age("rye.txt");

        assertTrue(age.abs().compareTo(Duration.ofMinutes(1)) < 0);
        assertFalse(pantry.isForgotten("rye.txt"));
    }

    @Test
    @Steady(
            trap = "sets the time of a file by one clock, which the file system gives back by another",
            strategies = {"date.moment", "time.fast", "time.slow"})
    void oldRecipesAreForgotten() {
        long twoMonthsAgo = System.currentTimeMillis() - Duration.ofDays(60).toMillis();

        assertTrue(folder.resolve("rye.txt").toFile().setLastModified(twoMonthsAgo));
        assertTrue(pantry.isForgotten("rye.txt"));
    }
}
