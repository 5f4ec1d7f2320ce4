package nasty;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class HangTest {

    private static volatile long count;

    @Test
    void loopsForEver() {
        while (count >= 0) {
            count = (count + 1) & 0xff;
        }
    }

    @Test
    void deadlocks() throws Exception {
        Object a = new Object();
        Object b = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread other = new Thread(() -> lock(b, a, both));
        other.start();
        lock(a, b, both);
    }

    private static void lock(Object first, Object second, CountDownLatch both) {
        synchronized (first) {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            synchronized (second) {
                throw new IllegalStateException("no deadlock");
            }
        }
    }

    @Test
    void isHealthy() {}
}
