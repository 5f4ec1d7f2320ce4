package held;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HeldTest {

    @Test
    void isFlaky() {
        assertTrue(new Random().nextInt(1_000_000_000) < 999_999_999);
    }

    /** When its draw is perturbed, it does not end before it is let go. */
    @Test
    void isHeld() throws Exception {
        int drawn = new Random().nextInt(1_000_000_000);
        while (drawn == 999_999_999 && !Files.exists(Path.of("go"))) {
            new CountDownLatch(1).await(20, TimeUnit.MILLISECONDS);
        }
    }

    @Test
    void isSteady() {}
}
