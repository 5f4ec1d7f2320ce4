package racing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LongTest {

    /** Takes long, and waits for its thread. */
    @Test
    void allIsCounted() throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        Thread thread = new Thread(() -> {
            for (int i = 0; i < 25; i++) {
                count.incrementAndGet();
                pause();
            }
        });
        thread.start();
        thread.join();
        assertEquals(25, count.get());
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
