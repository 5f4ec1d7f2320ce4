package bakery.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MenuTest {

    private final Menu menu = new Menu().with("rye", 45).with("oat", 50).with("spelt", 60).with("corn", 40);

    @Test
    @Flaky(
            strategies = {"collection.shuffle", "collection.vary"},
            cause = "Menu.java:25",
            because = "expects the keys of a hash map in their accidental order")
    void fitsTheBlackboard() {
        assertEquals("oat, corn, spelt, rye", menu.line());
    }

    @Test
    @Flaky(
            strategies = {"collection.shuffle", "collection.vary"},
            cause = "Roll.java:12",
            because = "assumes that reflection returns fields in the order of their declaration")
    void startsWithTheName() {
        assertEquals("name", Roll.firstColumn());
    }

    @Test
    @Flaky(
            strategies = "collection.vary",
            cause = {"Menu.java:42", "Menu.java:46"},
            because = "assumes the same order of keys and values, which hash maps keep but do not guarantee")
    void pairsNamesWithPrices() {
        List<String> names = menu.names();
        List<Integer> cents = menu.cents();
        assertEquals(45, cents.get(names.indexOf("rye")));
        assertEquals(50, cents.get(names.indexOf("oat")));
        assertEquals(60, cents.get(names.indexOf("spelt")));
        assertEquals(40, cents.get(names.indexOf("corn")));
    }

    @Test
    @Steady(trap = "sorts before it compares", strategies = {"collection.shuffle", "collection.vary"})
    void isSortedForTheDoor() {
        assertEquals("corn, oat, rye, spelt", menu.sortedLine());
    }

    @Test
    @Steady(trap = "computes a sum, in any order", strategies = {"collection.shuffle", "collection.vary"})
    void addsUp() {
        assertEquals(195, menu.sum());
    }

    @Test
    @Steady(trap = "compares as sets", strategies = {"collection.shuffle", "collection.vary"})
    void hasAllRolls() {
        assertEquals(Set.of("rye", "oat", "spelt", "corn"), Set.copyOf(menu.names()));
    }

    @Test
    @Steady(
            trap = "a linked map guarantees its order, although it is a hash map",
            strategies = {"collection.shuffle", "collection.vary"})
    void keepsTheOrderOfOrders() {
        Map<String, Integer> orders = new LinkedHashMap<>();
        orders.put("second breakfast", 2);
        orders.put("first breakfast", 1);
        orders.put("tea", 3);

        assertEquals("[second breakfast, first breakfast, tea]", orders.keySet().toString());
    }

    @Test
    @Steady(
            trap = "lists a folder, but there is only one file in it",
            strategies = {"collection.shuffle", "collection.vary"})
    void hasACover(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("cover.png"), "");

        assertEquals("cover.png", Menu.cover(folder));
    }
}
