package nasty;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ZebraTest {

    @Test
    void isFlaky() {
        assertTrue(new Random().nextInt(1_000_000_000) < 999_999_999);
    }

    @Test
    void failsLikeAnyOther() {
        assertTrue(System.nanoTime() == 1);
    }

    @Test
    void isHealthy() {}
}
