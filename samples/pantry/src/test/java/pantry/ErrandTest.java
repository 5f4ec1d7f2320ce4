package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ErrandTest {

    @TempDir
    Path folder;

    @Test
    @Victim(
            of = "pantry.PartyTest#drinksAreOnTheList",
            variable = {"file target/shopping-list.txt", "return pantry.ShoppingList.products()"},
            because = "expects that a file is empty or does not exist")
    void nothingHasToBeBought() {
        assertEquals(List.of(), ShoppingList.ofTheHouse().products());
    }

    @Test
    @Steady(trap = "writes a file, but in a folder of its own with another name in each run")
    void milkHasToBeBought() {
        ShoppingList list = new ShoppingList(folder.resolve("list.txt"));
        list.add("milk");
        assertEquals(List.of("milk"), list.products());
    }
}
