package nasty;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ThreadsTest {

    @Test
    void leaksThreadsThatNeverEnd() {
        for (int i = 0; i < 20; i++) {
            Thread thread = new Thread(() -> {
                while (true) {
                    LockSupport.park();
                }
            });
            thread.setDaemon(false);
            thread.start();
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
