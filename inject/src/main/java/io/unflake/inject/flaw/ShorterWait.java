package io.unflake.inject.flaw;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The waits of the user with another timeout. The last parameter of each method is the mode: 0 as the user has written
 * it, 1 hardly any time, 2 at most a second.
 */
public final class ShorterWait {

    private ShorterWait() {}

    static boolean await(CountDownLatch latch, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        return latch.await(nanos(timeout, unit, mode), TimeUnit.NANOSECONDS);
    }

    static void join(Thread thread, long millis, int mode) throws InterruptedException {
        thread.join(mode == 1 ? 1 : mode == 2 ? Math.min(millis, 1_000) : millis);
    }

    static Object get(Future<?> future, long timeout, TimeUnit unit, int mode)
            throws InterruptedException, ExecutionException, TimeoutException {
        return future.get(nanos(timeout, unit, mode), TimeUnit.NANOSECONDS);
    }

    static boolean awaitTermination(ExecutorService executor, long timeout, TimeUnit unit, int mode)
            throws InterruptedException {
        return executor.awaitTermination(nanos(timeout, unit, mode), TimeUnit.NANOSECONDS);
    }

    static Object poll(BlockingQueue<?> queue, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        return queue.poll(nanos(timeout, unit, mode), TimeUnit.NANOSECONDS);
    }

    static boolean tryAcquire(Semaphore semaphore, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        return semaphore.tryAcquire(nanos(timeout, unit, mode), TimeUnit.NANOSECONDS);
    }

    static void sleep(long millis, int mode) throws InterruptedException {
        Thread.sleep(mode == 1 ? 0 : mode == 2 ? millis * 3 / 4 : millis);
    }

    /** In nanoseconds, since a second would be 0 in a coarser unit. */
    static long nanos(long timeout, TimeUnit unit, int mode) {
        long nanos = unit.toNanos(timeout);
        return mode == 1 ? 0 : mode == 2 ? Math.min(nanos, 1_000_000_000L) : nanos;
    }
}
