package io.unflake.agent.record;

import io.unflake.hooks.TouchedFiles;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs heap walks on a thread of its own with a time limit, so that no test fails or hangs because of them.
 *
 * <p>A walk that fails or times out disables all later ones.
 */
public final class WalkThread {

    private static final int STACK_BYTES = 4 << 20;

    private final long timeoutMillis;
    private final ExecutorService thread;
    private volatile boolean disabled;

    /** @param timeoutMillis the time that a walk may take */
    public WalkThread(String name, long timeoutMillis) {
        this.timeoutMillis = timeoutMillis;
        thread = Executors.newSingleThreadExecutor(work -> thread(name, work));
    }

    private static Thread thread(String name, Runnable work) {
        Thread thread = new Thread(null, work, name, STACK_BYTES);
        thread.setDaemon(true);
        TouchedFiles.ignore(thread);
        return thread;
    }

    /** Returns the result of a walk, empty if it failed, timed out, or walks are disabled. */
    public <T> Optional<T> call(Callable<T> walk) {
        if (disabled) {
            return Optional.empty();
        }
        // A test may leave its thread interrupted, which must neither end the wait nor get lost.
        boolean interrupted = Thread.interrupted();
        try {
            return Optional.of(thread.submit(walk).get(timeoutMillis, TimeUnit.MILLISECONDS));
        } catch (TimeoutException | ExecutionException e) {
            disabled = true;
        } catch (InterruptedException e) {
            interrupted = true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        return Optional.empty();
    }
}
