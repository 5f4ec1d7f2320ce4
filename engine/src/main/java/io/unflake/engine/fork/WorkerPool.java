package io.unflake.engine.fork;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * The worker JVMs of one module. Warm workers are kept for the next run, and all workers end when the pool is closed.
 *
 * <p>While a fresh worker is in use, the next one is already started, since the start takes half of a short run.
 */
public final class WorkerPool implements AutoCloseable {

    /** The number of the folder with which isolation is tried, as long as the highest number of a worker. */
    private static final int TRIAL = 99_999;

    private static final int MOST_IDLE = 8;

    private final WorkerCommand command;
    private final Path logs;
    private final PrivateFolders folders = PrivateFolders.in(Path.of(System.getProperty("java.io.tmpdir")));
    private final Isolation isolation;
    private final boolean patient;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final Set<Worker> alive = new HashSet<>();
    private final Thread guard = new Thread(this::end, "unflake-guard");
    private final ExecutorService starter = SideBySide.threads("unflake-start");
    private Worker used;
    private boolean usedIsCrowded;
    private final Map<Equipment, Future<Worker>> standby = new HashMap<>();
    private final Map<Prepared, Deque<Future<Worker>>> prepared = new HashMap<>();
    private int started;
    private boolean closed;

    /** What workers that were started in advance are for. */
    private record Prepared(Equipment equipment, boolean fresh) {}

    /**
     * Starts no worker yet.
     *
     * @param folder contains the logs and argument files of the workers
     * @param patient whether workers start one at a time and without a time limit
     */
    public WorkerPool(
            ModuleDescription module,
            Installation installation,
            AgentConfig agentConfig,
            StrategyCatalog catalog,
            Path folder,
            boolean patient) {
        this.isolation = isolation(existing(Path.of(module.workingDirectory()).toAbsolutePath()));
        this.command = new WorkerCommand(module, installation, agentConfig, catalog, folder, isolation);
        this.logs = folder;
        this.patient = patient;
        Runtime.getRuntime().addShutdownHook(guard);
    }

    /** Builds create the working directory when tests run, which may never have happened. */
    private static Path existing(Path directory) {
        try {
            return Files.createDirectories(directory);
        } catch (IOException e) {
            // The test JVM does not start, and the message of the system says why.
            return directory;
        }
    }

    private Isolation isolation(Path directory) {
        try {
            PrivateFolder trial = folders.create(TRIAL);
            Isolation found = Isolation.of(directory, trial);
            trial.delete();
            return found;
        } catch (IOException e) {
            return Isolation.none(directory);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Isolation.none(directory);
        }
    }

    /** Whether workers can have networks of their own. */
    public boolean hasOwnNetworks() {
        return isolation.hasNetworks();
    }

    /** Whether workers can share neither network nor working directory. */
    public boolean keepsApart() {
        return isolation.isComplete();
    }

    /** How workers of this pool are kept apart. */
    Isolation isolation() {
        return isolation;
    }

    /**
     * Starts workers with delay points that will be needed, for tests that reach nothing outside.
     *
     * @param jvm {@link Jvm#WARM}, or {@link Jvm#FRESH} for runs in fresh JVMs only
     */
    public synchronized void prepareDelayPoints(Jvm jvm, int count) {
        Equipment equipment = new Equipment(isolation.hasNetworks(), true);
        for (int i = 0; i < count; i++) {
            prepared.computeIfAbsent(new Prepared(equipment, isFresh(jvm)), key -> new ArrayDeque<>())
                    .add(startFresh(equipment));
        }
    }

    /** Returns a worker that was started in advance; null if there is none. */
    private Future<Worker> takePrepared(Equipment equipment, Jvm jvm) {
        Deque<Future<Worker>> ready = prepared.get(new Prepared(equipment, isFresh(jvm)));
        return ready == null ? null : ready.poll();
    }

    /**
     * Returns an idle warm worker or a new one. Treatments with JVM settings always get a new one.
     *
     * @param wanted its network is shared if it cannot have one of its own
     */
    Worker acquire(Jvm jvm, Treatment treatment, Equipment wanted) {
        Equipment own = new Equipment(wanted.ownNetwork() && isolation.hasNetworks(), wanted.delayPoints());
        if (needsOwnJvm(treatment)) {
            return start(jvm, treatment, own);
        }
        Future<Worker> fresh;
        synchronized (this) {
            Optional<Worker> warm = jvm == Jvm.WARM ? takeIdle(own) : Optional.empty();
            if (warm.isPresent()) {
                return warm.get();
            }
            if (jvm == Jvm.WARM
                    && used != null
                    && !usedIsCrowded
                    && used.equipment().equals(own)) {
                return takeUsed();
            }
            Future<Worker> ready = takePrepared(own, jvm);
            fresh = ready == null && isFresh(jvm) && !patient ? nextFresh(own) : ready;
        }
        return fresh == null ? start(jvm, Treatment.NONE, own) : SideBySide.join(fresh);
    }

    private Optional<Worker> takeIdle(Equipment equipment) {
        Optional<Worker> found = idle.stream()
                .filter(worker -> worker.equipment().equals(equipment))
                .findFirst();
        found.ifPresent(idle::remove);
        return found;
    }

    /** Returns an idle worker that has run the whole suite with nothing perturbed; null if there is none. */
    synchronized Worker acquireUsed() {
        return takeUsed();
    }

    private Worker takeUsed() {
        Worker taken = used;
        used = null;
        return taken;
    }

    private static boolean isFresh(Jvm jvm) {
        return jvm == Jvm.FRESH || jvm == Jvm.SHARED;
    }

    boolean needsOwnJvm(Treatment treatment) {
        return command.needsOwnJvm(treatment);
    }

    boolean needsDelayPoints(Treatment treatment) {
        return command.needsDelayPoints(treatment);
    }

    private Future<Worker> nextFresh(Equipment equipment) {
        Future<Worker> next = standby.remove(equipment);
        standby.put(equipment, startFresh(equipment));
        return next == null ? startFresh(equipment) : next;
    }

    private Future<Worker> startFresh(Equipment equipment) {
        return starter.submit(() -> start(Jvm.FRESH, Treatment.NONE, equipment));
    }

    private Worker start(Jvm jvm, Treatment treatment, Equipment equipment) {
        int number;
        synchronized (this) {
            number = ++started;
        }
        Worker worker = start(jvm, treatment, equipment, number);
        synchronized (this) {
            if (!closed) {
                alive.add(worker);
                return worker;
            }
        }
        worker.kill();
        folders.close();
        throw new IllegalStateException("a test JVM was started after the pool was closed");
    }

    private Worker start(Jvm jvm, Treatment treatment, Equipment equipment, int number) {
        try {
            PrivateFolder own = folders.create(number);
            return Worker.start(
                    command.build(jvm, treatment, own, equipment),
                    own,
                    equipment,
                    logs.resolve("worker-" + number + ".log"),
                    patient ? Worker.NO_LIMIT : Worker.START_LIMIT);
        } catch (IOException e) {
            throw WorkerFailure.of("the test JVM cannot be started: " + e.getMessage(), e);
        }
    }

    /** Keeps a warm worker for the next run. */
    synchronized void keep(Worker worker) {
        worker.rests();
        idle.push(worker);
    }

    /**
     * Keeps a worker that has run the whole suite with nothing perturbed, and nothing since.
     *
     * @param crowded whether tests have left many threads, so that only runs that need such a worker get it
     */
    void keepUsed(Worker worker, boolean crowded) {
        boolean isWanted;
        synchronized (this) {
            isWanted = used == null;
            if (isWanted) {
                worker.rests();
                used = worker;
                usedIsCrowded = crowded;
            }
        }
        if (!isWanted && crowded) {
            end(worker);
        } else if (!isWanted) {
            keep(worker);
        }
    }

    /** Ends a worker. */
    void end(Worker worker) {
        worker.close();
        forget(worker);
    }

    /** Forgets a worker that has ended. */
    void forget(Worker worker) {
        synchronized (this) {
            alive.remove(worker);
        }
        worker.folder().delete();
    }

    /** Whether the workers were ended, so that what their runs show does not count. */
    synchronized boolean isClosed() {
        return closed;
    }

    private synchronized void end() {
        closed = true;
        killAll();
    }

    private synchronized void killAll() {
        alive.forEach(Worker::kill);
        alive.clear();
        folders.close();
    }

    /** Whether another idle worker is worth its memory. */
    synchronized boolean hasRoom() {
        return idle.size() < MOST_IDLE;
    }

    /** Ends the idle workers that do not rest, since tests have left threads that are busy. */
    public void endBusy() {
        List<Worker> busy;
        synchronized (this) {
            busy = idle.stream().filter(Worker::isBusy).toList();
            idle.removeAll(busy);
        }
        SideBySide.forEach(busy, this::end);
    }

    /** Ends the warm workers that are idle. */
    public void endIdle() {
        Deque<Worker> rest;
        synchronized (this) {
            rest = new ArrayDeque<>(idle);
            idle.clear();
            if (used != null) {
                rest.add(takeUsed());
            }
        }
        SideBySide.forEach(rest, this::end);
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        endIdle();
        killAll();
        starter.shutdown();
        try {
            Runtime.getRuntime().removeShutdownHook(guard);
        } catch (IllegalStateException e) {
            // The controller is shutting down, so the guard is already running.
        }
    }
}
