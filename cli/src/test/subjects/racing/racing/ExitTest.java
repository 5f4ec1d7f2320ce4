package racing;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ExitTest {

    private static final long A_MOMENT = 500;

    private final CountDownLatch signOfLife = new CountDownLatch(1);

    /** A guard ends the JVM if a thread is late. */
    @Test
    void theGuardIsContent() throws InterruptedException {
        Thread guard = new Thread(this::watch);
        guard.start();
        new Thread(() -> signOfLife.countDown()).start();
        guard.join();
    }

    private void watch() {
        try {
            if (!signOfLife.await(A_MOMENT, TimeUnit.MILLISECONDS)) {
                System.exit(3);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
