package garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Steady tests with places where flaws fit. */
class BedTest {

    private static int planted = 3;

    @Test
    void rowsArePlanted() {
        assertEquals(3, planted);
    }

    @Test
    void herbsAreDifferent() {
        Set<String> herbs = new HashSet<>(List.of("basil", "chives", "dill", "fennel", "mint", "sage", "thyme"));
        assertEquals(7, herbs.size());
    }

    @Test
    void waterArrives() throws InterruptedException {
        CountDownLatch water = new CountDownLatch(1);
        new Thread(() -> {
                    pump();
                    water.countDown();
                })
                .start();
        assertTrue(water.await(1, TimeUnit.MINUTES));
        assertEquals(0, water.getCount());
    }

    private static void pump() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
