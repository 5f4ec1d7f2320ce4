package io.unflake.inject.flaw;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits for work on another thread, but only for a short time. */
public final class AsynchronousWait {

    private AsynchronousWait() {}

    static void gated(boolean open) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Work(done, open ? 500 : 0).start();
        if (!done.await(open ? 20 : 60_000, TimeUnit.MILLISECONDS)) {
            throw new AssertionError("the work was not done in time");
        }
    }

    static void natural() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Work(done, 250).start();
        if (!done.await(1_000, TimeUnit.MILLISECONDS)) {
            throw new AssertionError("the work was not done within a second");
        }
    }

    static class Work extends Thread {

        final CountDownLatch done;
        final long millis;

        Work(CountDownLatch done, long millis) {
            this.done = done;
            this.millis = millis;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                return;
            }
            done.countDown();
        }
    }
}
