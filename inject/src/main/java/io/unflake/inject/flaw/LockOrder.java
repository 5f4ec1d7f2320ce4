package io.unflake.inject.flaw;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in opposite orders, which can deadlock. The test gives up after a time. */
public final class LockOrder {

    private LockOrder() {}

    /** If the gate is open, each thread waits until the other one has its first lock; then both wait for ever. */
    static void gated(boolean open) throws InterruptedException {
        run(new CountDownLatch(open ? 2 : 0), open ? 0 : 60_000, open ? 300 : 60_000);
    }

    /** The second thread usually starts when the first one is done. */
    static void natural() throws InterruptedException {
        run(new CountDownLatch(0), 20, 1_000);
    }

    static void run(CountDownLatch both, long apart, long millis) throws InterruptedException {
        ReentrantLock first = new ReentrantLock();
        ReentrantLock second = new ReentrantLock();
        CountDownLatch done = new CountDownLatch(2);
        Transfer there = new Transfer(first, second, both, done);
        Transfer back = new Transfer(second, first, both, done);
        there.start();
        if (apart > 0) {
            there.join(apart);
        }
        back.start();
        boolean ended = done.await(millis, TimeUnit.MILLISECONDS);
        there.interrupt();
        back.interrupt();
        if (!ended) {
            throw new AssertionError("the threads did not end within " + millis + " ms: they are deadlocked");
        }
    }

    static class Transfer extends Thread {

        final ReentrantLock from;
        final ReentrantLock to;
        final CountDownLatch both;
        final CountDownLatch done;

        Transfer(ReentrantLock from, ReentrantLock to, CountDownLatch both, CountDownLatch done) {
            this.from = from;
            this.to = to;
            this.both = both;
            this.done = done;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                from.lockInterruptibly();
                try {
                    both.countDown();
                    both.await();
                    to.lockInterruptibly();
                    to.unlock();
                    done.countDown();
                } finally {
                    from.unlock();
                }
            } catch (InterruptedException e) {
                // The test has given up.
                return;
            }
        }
    }
}
