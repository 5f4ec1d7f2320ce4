package alone;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DiceTest {

    @Test
    void rollsAnything() {
        assertTrue(new Random().nextInt(1_000_000_000) < 999_999_999);
    }

    @Test
    void rollsTheSameAgain() {
        assertTrue(new Random(42).nextInt(6) >= 0);
    }
}
