package io.unflake.worker.subjects.nasty;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that wait, each in a different place. */
public class Waits {

    private Waits() {}

    static void here() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    public static class Plainly {

        @Test
        void waits() throws Exception {
            here();
        }
    }

    public static class OnAnotherThread {

        @Test
        @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
        void waits() throws Exception {
            here();
        }
    }

    public static class Preemptively {

        @Test
        void waits() {
            assertTimeoutPreemptively(Duration.ofSeconds(60), Waits::here);
        }
    }

    public static class WithTimeout4 {

        @org.junit.Test(timeout = 60_000)
        public void waits() throws Exception {
            here();
        }
    }

    public static class WithTimeoutNg {

        @org.testng.annotations.Test(timeOut = 60_000)
        public void waits() throws Exception {
            here();
        }
    }

    public static class Deadlocked {

        private final Object left = new Object();
        private final Object right = new Object();
        private final CyclicBarrier both = new CyclicBarrier(2);

        @Test
        void deadlocks() throws Exception {
            Thread other = new Thread(() -> lock(right, left));
            other.setDaemon(true);
            other.start();
            lock(left, right);
        }

        private void lock(Object first, Object second) {
            synchronized (first) {
                try {
                    both.await();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
                synchronized (second) {
                    throw new AssertionError("never here");
                }
            }
        }
    }
}
