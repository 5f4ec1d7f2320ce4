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
        return latch.await(shorter(timeout, unit, mode), unit);
    }

    static void join(Thread thread, long millis, int mode) throws InterruptedException {
        thread.join(mode == 1 ? 1 : mode == 2 ? Math.min(millis, 1_000) : millis);
    }

    static Object get(Future<?> future, long timeout, TimeUnit unit, int mode)
            throws InterruptedException, ExecutionException, TimeoutException {
        return future.get(shorter(timeout, unit, mode), unit);
    }

    static boolean awaitTermination(ExecutorService executor, long timeout, TimeUnit unit, int mode)
            throws InterruptedException {
        return executor.awaitTermination(shorter(timeout, unit, mode), unit);
    }

    static Object poll(BlockingQueue<?> queue, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        return queue.poll(shorter(timeout, unit, mode), unit);
    }

    static boolean tryAcquire(Semaphore semaphore, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        return semaphore.tryAcquire(shorter(timeout, unit, mode), unit);
    }

    static void sleep(long millis, int mode) throws InterruptedException {
        Thread.sleep(mode == 1 ? 0 : mode == 2 ? millis * 3 / 4 : millis);
    }

    static long shorter(long timeout, TimeUnit unit, int mode) {
        return mode == 1 ? 0 : mode == 2 ? Math.min(timeout, unit.convert(1_000, TimeUnit.MILLISECONDS)) : timeout;
    }
}
