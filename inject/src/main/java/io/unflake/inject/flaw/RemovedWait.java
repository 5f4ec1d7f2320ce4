package io.unflake.inject.flaw;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The waits of the user, taken out. The last parameter of each method is the mode: 0 as the user has written it, 1 without
 * waiting, 2 with a sleep of 500 ms instead.
 */
public final class RemovedWait {

    private RemovedWait() {}

    static void join(Thread thread, int mode) throws InterruptedException {
        if (mode == 0) {
            thread.join();
        } else {
            sleep(mode);
        }
    }

    static void timedJoin(Thread thread, long millis, int mode) throws InterruptedException {
        if (mode == 0) {
            thread.join(millis);
        } else {
            sleep(mode);
        }
    }

    static void await(CountDownLatch latch, int mode) throws InterruptedException {
        if (mode == 0) {
            latch.await();
        } else {
            sleep(mode);
        }
    }

    static boolean timedAwait(CountDownLatch latch, long timeout, TimeUnit unit, int mode) throws InterruptedException {
        if (mode == 0) {
            return latch.await(timeout, unit);
        }
        sleep(mode);
        return true;
    }

    static boolean awaitTermination(ExecutorService executor, long timeout, TimeUnit unit, int mode)
            throws InterruptedException {
        if (mode == 0) {
            return executor.awaitTermination(timeout, unit);
        }
        sleep(mode);
        return true;
    }

    static Object get(Future<?> future, int mode) throws InterruptedException, ExecutionException {
        if (mode == 0) {
            return future.get();
        }
        sleep(mode);
        return future.isDone() ? future.get() : null;
    }

    static Object timedGet(Future<?> future, long timeout, TimeUnit unit, int mode)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (mode == 0) {
            return future.get(timeout, unit);
        }
        sleep(mode);
        return future.isDone() ? future.get() : null;
    }

    static Object complete(CompletableFuture<?> future, int mode) throws InterruptedException {
        if (mode == 0) {
            return future.join();
        }
        sleep(mode);
        return future.getNow(null);
    }

    static void sleep(int mode) throws InterruptedException {
        if (mode == 2) {
            Thread.sleep(500);
        }
    }
}
