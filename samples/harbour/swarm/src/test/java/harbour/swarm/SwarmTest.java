package harbour.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class SwarmTest {

    private static final int GULLS = 5_000;
    private static final int STACK_BYTES = 64 << 10;

    @Test
    void thousandsOfGullsArrive() {
        int arrived = 0;
        CountDownLatch bread = new CountDownLatch(1);
        for (int i = 0; i < GULLS; i++) {
            Thread gull = new Thread(null, () -> await(bread), "gull " + i, STACK_BYTES);
            gull.setDaemon(true);
            gull.start();
            arrived++;
        }
        assertEquals(GULLS, arrived);
    }

    /** Waits for bread that never comes. */
    private static void await(CountDownLatch bread) {
        try {
            bread.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void theSeaIsCalm() {
        assertEquals(4, 2 + 2);
    }
}
