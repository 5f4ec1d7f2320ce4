package io.unflake.engine.experiment;

import io.unflake.engine.journal.Journal;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** The experiment of the real world: what the journal knows is not tried again, the rest runs side by side. */
public final class Laboratory implements Experiment, AutoCloseable {

    private final Journal journal;
    private final RunExecutor executor;
    private final Benches benches;
    private final Map<String, Future<Observation>> underWay = new HashMap<>();
    private final ExecutorService threads = SideBySide.threads("unflake-run");

    public Laboratory(Journal journal, RunExecutor executor, int jobs) {
        this.journal = journal;
        this.executor = executor;
        this.benches = new Benches(jobs);
    }

    @Override
    public List<Observation> perform(List<Run> runs, Company company, BooleanSupplier isOver) {
        List<Future<Observation>> pending = new ArrayList<>();
        for (Run run : runs) {
            pending.add(begin(run, company, isOver));
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

    /** What is under way already, for whomever, is not begun again. */
    private Future<Observation> begin(Run run, Company company, BooleanSupplier isOver) {
        synchronized (underWay) {
            return underWay.computeIfAbsent(run.id(), id -> {
                Benches.Bench bench = benches.ask(run, company);
                return threads.submit(() -> {
                    try (bench) {
                        return recall(run, bench, isOver);
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

    private Observation recall(Run run, Benches.Bench bench, BooleanSupplier isOver) throws InterruptedException {
        Observation known = journal.observation(run.id());
        if (known != null) {
            return known;
        }
        bench.occupy();
        if (isOver.getAsBoolean()) {
            return null;
        }
        Observation observation = executor.execute(run);
        journal.append(run, observation);
        return observation;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
