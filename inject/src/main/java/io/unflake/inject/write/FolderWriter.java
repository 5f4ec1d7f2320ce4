package io.unflake.inject.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.CallerRunsPolicy;
import java.util.concurrent.TimeUnit;

/** Writes the folders of mutants on other threads while the next mutants are made. Few folders wait at a time. */
public final class FolderWriter implements AutoCloseable {

    private static final int THREADS = 2;
    private static final int WAITING = 16;

    private final ClassesFolder original;
    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            THREADS, THREADS, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING), new CallerRunsPolicy());
    private final List<Future<?>> started = new ArrayList<>();

    public FolderWriter(ClassesFolder original) {
        this.original = original;
    }

    /** Writes a copy with some files changed or added, later. */
    public void mutate(Path target, Map<String, byte[]> changed) {
        started.add(threads.submit(() -> {
            original.mutate(target, changed);
            return null;
        }));
    }

    /** Waits until everything is written. */
    public void flush() throws IOException {
        for (Future<?> each : started) {
            await(each);
        }
        started.clear();
    }

    private static void await(Future<?> writing) throws IOException {
        try {
            writing.get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("writing was interrupted", e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
