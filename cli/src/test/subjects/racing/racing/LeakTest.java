package racing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LeakTest {

    private static final long A_MOMENT = 500;

    /** Leaves threads behind that never end. */
    @Test
    void aLeakIsNoFailure() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(5);
        for (int i = 0; i < 5; i++) {
            Thread thread = new Thread(() -> tick(started));
            thread.setDaemon(true);
            thread.start();
        }
        started.await();
    }

    private static void tick(CountDownLatch started) {
        started.countDown();
        while (true) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                // It does not end.
            }
        }
    }

    /** Is flaky like any other, after a test that leaves threads behind. */
    @Test
    void theWorkIsDone() throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        new Thread(() -> done.incrementAndGet()).start();
        Thread.sleep(A_MOMENT);
        assertEquals(1, done.get());
    }
}
