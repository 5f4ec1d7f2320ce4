package io.unflake.engine.experiment;

import io.unflake.engine.journal.Journal;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** The experiment of the real world: what the journal knows is not tried again, the rest runs side by side. */
public final class Laboratory implements Experiment, AutoCloseable {

    private final Journal journal;
    private final RunExecutor executor;
    private final Benches benches;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "unflake-run");
        thread.setDaemon(true);
        return thread;
    });

    public Laboratory(Journal journal, RunExecutor executor, int jobs) {
        this.journal = journal;
        this.executor = executor;
        this.benches = new Benches(jobs);
    }

    @Override
    public List<Observation> perform(List<Run> runs, Company company, BooleanSupplier isOver) {
        List<Future<Observation>> pending = new ArrayList<>();
        for (Run run : runs) {
            BooleanSupplier skip = pending.isEmpty() ? () -> false : isOver;
            pending.add(threads.submit(() -> recall(run, company, skip)));
        }
        List<Observation> observations = new ArrayList<>();
        for (Future<Observation> future : pending) {
            Observation observation = join(future);
            if (observation != null) {
                observations.add(observation);
            }
        }
        return observations;
    }

    private Observation recall(Run run, Company company, BooleanSupplier skip) throws InterruptedException {
        Observation known = journal.observation(run.id());
        if (known != null) {
            return known;
        }
        Benches.Bench bench = benches.occupy(run, company);
        try {
            if (skip.getAsBoolean()) {
                return null;
            }
            Observation observation = executor.execute(run);
            journal.append(run, observation);
            return observation;
        } finally {
            bench.leave();
        }
    }

    private static Observation join(Future<Observation> future) {
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

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
