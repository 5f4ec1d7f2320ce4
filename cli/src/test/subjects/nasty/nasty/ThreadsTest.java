package nasty;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ThreadsTest {

    @Test
    void leaksThreadsThatNeverEnd() {
        for (int i = 0; i < 20; i++) {
            Thread thread = new Thread(ThreadsTest::waitForEver);
            thread.setDaemon(false);
            thread.start();
        }
    }

    private static void waitForEver() {
        while (true) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                // Stays, whoever wants it to go.
            }
        }
    }

    @Test
    void interruptsEveryThread() {
        Thread[] threads = new Thread[1000];
        int count = Thread.enumerate(threads);
        for (int i = 0; i < count; i++) {
            threads[i].interrupt();
        }
    }

    @Test
    void throwsWhereNobodyCatches() throws Exception {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("nobody cares");
        });
        thread.start();
        thread.join();
    }

    @Test
    void isHealthy() {}
}
