package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ShopTest {

    @Test
    void drawsAnyNumber() {
        assertNotEquals(999_999_999, new Random().nextInt(1_000_000_000));
    }

    /** Neither a far date nor another locale breaks it; both do. */
    @Test
    void printsTheDate() {
        boolean farAway = LocalDate.now().getYear() > 2500;
        assertFalse(farAway && String.format("%.1f", 0.5).equals("0,5"));
    }

    /** Fails in every third run, and leaves a file behind to count with, outside the working directory. */
    @Test
    void worksTwoTimesOfThree() throws Exception {
        Path file = Path.of(System.getenv("SHOP_COUNT"));
        int count = Files.exists(file) ? Files.readString(file).length() : 0;
        Files.writeString(file, "x".repeat(count + 1));
        assertNotEquals(2, count % 3);
    }

    @Test
    void hasRoom() {
        assertNotEquals(0, new File(".").getAbsoluteFile().getTotalSpace());
    }

    @Test
    void isSteady() {
        assertEquals(4, new Random(42).nextInt(1) + 4);
    }
}
