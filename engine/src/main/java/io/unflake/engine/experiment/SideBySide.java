package io.unflake.engine.experiment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** Executes tasks concurrently that mostly wait for test runs. */
public final class SideBySide {

    private SideBySide() {}

    /** Performs an action for all elements concurrently and returns when all are done. */
    public static <T> void forEach(Collection<T> elements, Consumer<T> action) {
        ExecutorService threads = threads("unflake-side");
        try {
            List<Future<?>> pending = new ArrayList<>();
            elements.forEach(element -> pending.add(threads.submit(() -> action.accept(element))));
            pending.forEach(SideBySide::join);
        } finally {
            threads.shutdownNow();
        }
    }

    /** Starts one task; {@link #join} waits for its result. */
    public static <T> Future<T> begin(String name, Callable<T> task) {
        FutureTask<T> result = new FutureTask<>(task);
        Thread thread = new Thread(result, name);
        thread.setDaemon(true);
        thread.start();
        return result;
    }

    /** Returns a pool of as many daemon threads as needed. */
    public static ExecutorService threads(String name) {
        return Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Waits for a result and rethrows the exception of a task that failed. */
    public static <T> T join(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while runs were under way", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
