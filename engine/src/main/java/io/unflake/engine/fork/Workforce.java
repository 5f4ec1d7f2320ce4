package io.unflake.engine.fork;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.JvmSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * The worker JVMs of one module: warm ones are kept for the next run, all are ended at the end.
 *
 * <p>While a fresh one is at work, the next is started already: where runs follow each other, half of their time is the
 * start of a JVM.
 */
final class Workforce implements AutoCloseable {

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

    /** @param patient whether workers may take as long as they like to start, one at a time */
    Workforce(WorkerCommand command, Path logs, boolean patient) {
        this.command = command;
        this.logs = logs;
        this.patient = patient;
        Runtime.getRuntime().addShutdownHook(guard);
    }

    /** A worker of the kind wanted: a warm one that is idle, or a new one; for other settings always a new one. */
    Worker hire(Jvm jvm, Treatment treatment) {
        if (JvmSettings.isNeeded(treatment)) {
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
        throw new IllegalStateException("a test JVM was started when all work was done");
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
    void dismiss(Worker worker) {
        worker.close();
        synchronized (this) {
            alive.remove(worker);
        }
    }

    /** Forgets a worker that is already gone. */
    synchronized void forget(Worker worker) {
        alive.remove(worker);
    }

    private synchronized void killAll() {
        alive.forEach(Worker::kill);
        alive.clear();
    }

    /** Ends the warm workers that nobody uses. */
    void dismissIdle() {
        Deque<Worker> rest;
        synchronized (this) {
            rest = new ArrayDeque<>(idle);
            idle.clear();
        }
        SideBySide.forEach(rest, this::dismiss);
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        dismissIdle();
        killAll();
        starter.shutdown();
        try {
            Runtime.getRuntime().removeShutdownHook(guard);
        } catch (IllegalStateException e) {
            // The controller is going down: the guard is at work already.
        }
    }
}
