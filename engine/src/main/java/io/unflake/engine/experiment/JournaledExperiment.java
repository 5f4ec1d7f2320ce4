package io.unflake.engine.experiment;

import io.unflake.engine.journal.Journal;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Performs runs concurrently and records them in the journal. Runs that are already in the journal are not repeated,
 * and runs that can share a JVM do so.
 */
public final class JournaledExperiment implements Experiment, AutoCloseable {

    private static final long LONGEST_NAP_MILLIS = 500;
    private static final long UNKNOWN = -1;

    private final Journal journal;
    private final RunExecutor executor;
    private final RunQueue queue;
    private final TimeFrame time;
    private final Map<String, CompletableFuture<Observation>> underWay = new HashMap<>();
    private final Set<Thread> performing = new HashSet<>();
    private final ExecutorService threads = SideBySide.threads("unflake-run");

    /**
     * Starts no run yet.
     *
     * @param places how many runs may be active at the same time
     * @param waits whether tests mostly wait under a treatment
     * @param sharing which runs may share a JVM
     * @param claims which runs must not be active at the same time
     * @param time when its last run has to end; runs that are active then are abandoned
     */
    public JournaledExperiment(
            Journal journal,
            RunExecutor executor,
            Places places,
            Predicate<Treatment> waits,
            Sharing sharing,
            ClaimedResources claims,
            TimeFrame time) {
        this.journal = journal;
        this.executor = executor;
        this.queue = new RunQueue(places, waits, sharing, claims, time::expectedMillis, System::nanoTime);
        this.time = time;
        threads.execute(this::dispatch);
        threads.execute(this::watchTime);
    }

    @Override
    public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        List<CompletableFuture<Observation>> pending = begin(runs, beside, isOver);
        List<Observation> observations = new ArrayList<>();
        for (CompletableFuture<Observation> future : pending) {
            Observation observation = SideBySide.join(future);
            if (observation != null) {
                observations.add(observation);
            }
        }
        return observations;
    }

    /** Requests all runs at once, so that those that can share a JVM do, however slow this machine is. */
    private List<CompletableFuture<Observation>> begin(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        List<String> ids = runs.stream().map(Run::id).toList();
        List<CompletableFuture<Observation>> pending = new ArrayList<>();
        synchronized (queue) {
            for (int i = 0; i < ids.size(); i++) {
                pending.add(begin(ids.get(i), runs.get(i), beside, isOver));
            }
        }
        return pending;
    }

    /** Requests a run, unless it is known or already under way. */
    private CompletableFuture<Observation> begin(String id, Run run, Beside beside, BooleanSupplier isOver) {
        synchronized (underWay) {
            Observation known = journal.observation(id);
            if (known != null) {
                return CompletableFuture.completedFuture(known);
            }
            return underWay.computeIfAbsent(
                    id, key -> queue.request(id, run, beside, isOver).result());
        }
    }

    private void dispatch() {
        try {
            while (true) {
                List<QueuedRun> batch = queue.take();
                threads.execute(() -> perform(batch));
            }
        } catch (InterruptedException e) {
            // The experiment is closed.
        }
    }

    /** Abandons all runs when the time is over. */
    private void watchTime() {
        try {
            while (time.millisLeft() > 0) {
                Thread.sleep(Math.min(LONGEST_NAP_MILLIS, time.millisLeft()));
            }
            queue.close().forEach(queued -> end(queued, result -> result.complete(null)));
            synchronized (performing) {
                performing.forEach(Thread::interrupt);
            }
        } catch (InterruptedException e) {
            // The experiment is closed.
        }
    }

    private void perform(List<QueuedRun> batch) {
        synchronized (performing) {
            performing.add(Thread.currentThread());
        }
        try {
            List<QueuedRun> due = new ArrayList<>(batch);
            due.removeIf(queued -> queued.isTooLate() || !time.hasRoomFor(queued.run(), queued.waits()));
            if (!due.isEmpty()) {
                execute(due);
            }
            batch.forEach(queued -> end(queued, result -> result.complete(null)));
        } catch (RuntimeException | Error e) {
            boolean isAbandoned = time.millisLeft() <= 0;
            batch.forEach(queued ->
                    end(queued, result -> isAbandoned ? result.complete(null) : result.completeExceptionally(e)));
        } finally {
            synchronized (performing) {
                performing.remove(Thread.currentThread());
            }
            queue.free(batch);
        }
    }

    private void execute(List<QueuedRun> due) {
        Batch batch = new Batch(
                due.stream().map(QueuedRun::run).toList(),
                due.stream().map(QueuedRun::id).toList());
        List<Observation> observations = executor.execute(batch, usedHalfOfRest(due));
        for (int i = 0; i < due.size(); i++) {
            Observation observation = observations.get(i);
            journal.append(due.get(i).run(), observation, time::spent);
            end(due.get(i), result -> result.complete(observation));
        }
    }

    /** Whether runs go on although it is too late for them, and have used half of the time that was left then. */
    private BooleanSupplier usedHalfOfRest(List<QueuedRun> active) {
        AtomicLong rest = new AtomicLong(UNKNOWN);
        return () -> {
            if (!active.stream().allMatch(QueuedRun::isTooLate)) {
                return false;
            }
            rest.compareAndSet(UNKNOWN, time.millisLeft());
            return time.millisLeft() < rest.get() / 2;
        };
    }

    /** Completes the result, unless it is complete already. */
    private void end(QueuedRun queued, Predicate<CompletableFuture<Observation>> completion) {
        synchronized (underWay) {
            underWay.remove(queued.id(), queued.result());
        }
        boolean unused = completion.test(queued.result());
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
