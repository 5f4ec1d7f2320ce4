package io.unflake.inject.flaw;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increase a counter by reading and then writing it, so that an update can be lost. */
public final class LostUpdate {

    private LostUpdate() {}

    /** If the gate is open, both threads read before one of them writes. */
    static void gated(boolean open) throws InterruptedException {
        run(new CountDownLatch(open ? 2 : 0), open ? 0 : 60_000);
    }

    /** The second thread usually starts when the first one is done. */
    static void natural() throws InterruptedException {
        run(null, 20);
    }

    static void run(CountDownLatch bothHaveRead, long apart) throws InterruptedException {
        AtomicInteger counter = new AtomicInteger();
        Increase one = new Increase(counter, bothHaveRead);
        Increase other = new Increase(counter, bothHaveRead);
        one.start();
        if (apart > 0) {
            one.join(apart);
        }
        other.start();
        one.join();
        other.join();
        if (counter.get() != 2) {
            throw new AssertionError("two threads increased the counter, but it is " + counter.get());
        }
    }

    static class Increase extends Thread {

        final AtomicInteger counter;
        final CountDownLatch bothHaveRead;

        Increase(AtomicInteger counter, CountDownLatch bothHaveRead) {
            this.counter = counter;
            this.bothHaveRead = bothHaveRead;
            setDaemon(true);
        }

        @Override
        public void run() {
            if (bothHaveRead == null) {
                counter.set(counter.get() + 1);
                return;
            }
            int value = counter.get();
            bothHaveRead.countDown();
            try {
                bothHaveRead.await();
            } catch (InterruptedException e) {
                return;
            }
            counter.set(value + 1);
        }
    }
}
