package io.unflake.engine.fork;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * The worker JVMs of one module. Warm workers are kept for the next run, and all workers end when the pool is closed.
 *
 * <p>While a fresh worker is in use, the next one is already started, since the start takes half of a short run.
 */
public final class WorkerPool implements AutoCloseable {

    private final WorkerCommand command;
    private final Path logs;
    private final boolean patient;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final Set<Worker> alive = new HashSet<>();
    private final Thread guard = new Thread(this::killAll, "unflake-guard");
    private final ExecutorService starter = SideBySide.threads("unflake-start");
    private Future<Worker> standby;
    private int started;
    private boolean closed;

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
        this.command = new WorkerCommand(module, installation, agentConfig, catalog, folder);
        this.logs = folder;
        this.patient = patient;
        Runtime.getRuntime().addShutdownHook(guard);
    }

    /** Returns an idle warm worker or a new one. Treatments with JVM settings always get a new one. */
    Worker acquire(Jvm jvm, Treatment treatment) {
        if (needsOwnJvm(treatment)) {
            return start(jvm, treatment);
        }
        Future<Worker> fresh;
        synchronized (this) {
            if (jvm == Jvm.WARM && !idle.isEmpty()) {
                return idle.pop();
            }
            fresh = jvm == Jvm.FRESH && !patient ? nextFresh() : null;
        }
        return fresh == null ? start(jvm, Treatment.NONE) : SideBySide.join(fresh);
    }

    boolean needsOwnJvm(Treatment treatment) {
        return command.needsOwnJvm(treatment);
    }

    private Future<Worker> nextFresh() {
        Future<Worker> next = standby == null ? starter.submit(() -> start(Jvm.FRESH, Treatment.NONE)) : standby;
        standby = starter.submit(() -> start(Jvm.FRESH, Treatment.NONE));
        return next;
    }

    private Worker start(Jvm jvm, Treatment treatment) {
        Path log;
        synchronized (this) {
            log = logs.resolve("worker-" + ++started + ".log");
        }
        Worker worker = start(jvm, treatment, log);
        synchronized (this) {
            if (!closed) {
                alive.add(worker);
                return worker;
            }
        }
        worker.kill();
        throw new IllegalStateException("a test JVM was started after the pool was closed");
    }

    private Worker start(Jvm jvm, Treatment treatment, Path log) {
        try {
            return Worker.start(
                    command.build(jvm, command.settings(treatment)),
                    log,
                    patient ? Worker.NO_LIMIT : Worker.START_LIMIT);
        } catch (IOException e) {
            throw WorkerFailure.of("the test JVM cannot be started: " + e.getMessage(), e);
        }
    }

    /** Keeps a warm worker for the next run. */
    synchronized void keep(Worker worker) {
        idle.push(worker);
    }

    /** Ends a worker. */
    void end(Worker worker) {
        worker.close();
        synchronized (this) {
            alive.remove(worker);
        }
    }

    /** Forgets a worker that has ended. */
    synchronized void forget(Worker worker) {
        alive.remove(worker);
    }

    private synchronized void killAll() {
        alive.forEach(Worker::kill);
        alive.clear();
    }

    /** Ends the warm workers that are idle. */
    public void endIdle() {
        Deque<Worker> rest;
        synchronized (this) {
            rest = new ArrayDeque<>(idle);
            idle.clear();
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
