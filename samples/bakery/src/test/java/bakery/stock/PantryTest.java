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
            trap = "compares the time stamp of a file, set by the file system, with the clock of the test",
            strategies = {"date.moment", "time.increment", "time.fast", "time.slow"})
    void newRecipesAreNew() throws Exception {
        Duration age = pantry.age("rye.txt");

        assertTrue(age.abs().compareTo(Duration.ofMinutes(1)) < 0);
        assertFalse(pantry.isForgotten("rye.txt"));
    }

    @Test
    @Steady(
            trap = "sets the time stamp of a file by the clock of the test, and the file system returns it",
            strategies = {"date.moment", "time.fast", "time.slow"})
    void oldRecipesAreForgotten() {
        long twoMonthsAgo = System.currentTimeMillis() - Duration.ofDays(60).toMillis();

        assertTrue(folder.resolve("rye.txt").toFile().setLastModified(twoMonthsAgo));
        assertTrue(pantry.isForgotten("rye.txt"));
    }
}
