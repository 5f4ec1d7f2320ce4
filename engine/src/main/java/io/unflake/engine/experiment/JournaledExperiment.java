package io.unflake.engine.experiment;

import io.unflake.engine.journal.Journal;
import io.unflake.engine.journal.TimeSpent;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Performs runs concurrently and records them in the journal. Runs that are already in the journal are not repeated.
 */
public final class JournaledExperiment implements Experiment, AutoCloseable {

    private final Journal journal;
    private final RunExecutor executor;
    private final RunSlots slots;
    private final Supplier<TimeSpent> spent;
    private final Map<String, Future<Observation>> underWay = new HashMap<>();
    private final ExecutorService threads = SideBySide.threads("unflake-run");

    /**
     * Starts no run yet.
     *
     * @param jobs the number of runs that may use the CPU at the same time
     * @param waits whether tests mostly wait under a treatment
     * @param spent returns the time that the detection has taken so far
     */
    public JournaledExperiment(
            Journal journal, RunExecutor executor, int jobs, Predicate<Treatment> waits, Supplier<TimeSpent> spent) {
        this.journal = journal;
        this.executor = executor;
        this.slots = new RunSlots(jobs, waits);
        this.spent = spent;
    }

    @Override
    public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        List<Future<Observation>> pending = new ArrayList<>();
        for (Run run : runs) {
            pending.add(begin(run, beside, isOver));
        }
        List<Observation> observations = new ArrayList<>();
        for (Future<Observation> future : pending) {
            Observation observation = SideBySide.join(future);
            if (observation != null) {
                observations.add(observation);
            }
        }
        return observations;
    }

    /** Starts a run, unless it is already under way. */
    private Future<Observation> begin(Run run, Beside beside, BooleanSupplier isOver) {
        synchronized (underWay) {
            return underWay.computeIfAbsent(run.id(), id -> {
                RunSlots.Slot slot = slots.request(run, beside);
                return threads.submit(() -> {
                    try (slot) {
                        return readOrPerform(run, slot, isOver);
                    } finally {
                        ended(id);
                    }
                });
            });
        }
    }

    private void ended(String id) {
        synchronized (underWay) {
            underWay.remove(id);
        }
    }

    private Observation readOrPerform(Run run, RunSlots.Slot slot, BooleanSupplier isOver) throws InterruptedException {
        Observation known = journal.observation(run.id());
        if (known != null) {
            return known;
        }
        slot.await();
        if (isOver.getAsBoolean()) {
            return null;
        }
        Observation observation = executor.execute(run);
        journal.append(run, observation, spent);
        return observation;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
