package pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShelfTest {

    @BeforeAll
    static void openAll() {
        Shelf.opened = 0;
    }

    @BeforeEach
    void open() {
        Shelf.opened++;
    }

    @Test
    void polluter() throws IOException {
        Shelf.put("plums");
        Locale.setDefault(Locale.GERMANY);
        System.setProperty("shelf.label", "full");
        Files.writeString(Path.of("shelf.txt"), "plums");
    }

    @Test
    void cleaner() {
        Shelf.clear();
    }

    @Test
    void victim() {
        assertEquals("", System.getProperty("shelf.label", ""));
        assertEquals("0.5", String.format("%.1f", 0.5));
        assertEquals(false, Files.exists(Path.of("shelf.txt")));
        assertEquals(0, Shelf.count());
    }

    @Test
    void counts() {
        Shelf.count();
    }
}
