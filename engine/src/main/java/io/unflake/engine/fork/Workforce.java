package io.unflake.engine.fork;

import io.unflake.model.Run.Jvm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** The worker JVMs of one module: warm ones are kept for the next run, all are ended at the end. */
final class Workforce implements AutoCloseable {

    private final WorkerCommand command;
    private final Path logs;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final Set<Worker> alive = new HashSet<>();
    private final Thread guard = new Thread(this::killAll, "unflake-guard");
    private int started;

    Workforce(WorkerCommand command, Path logs) {
        this.command = command;
        this.logs = logs;
        Runtime.getRuntime().addShutdownHook(guard);
    }

    /** A worker of the kind wanted: a warm one that is idle, or a new one. */
    Worker hire(Jvm jvm) throws IOException {
        Path log;
        synchronized (this) {
            if (jvm == Jvm.WARM && !idle.isEmpty()) {
                return idle.pop();
            }
            log = logs.resolve("worker-" + ++started + ".log");
        }
        Worker worker = Worker.start(command.build(jvm), log);
        synchronized (this) {
            alive.add(worker);
        }
        return worker;
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

    @Override
    public void close() {
        Deque<Worker> rest;
        synchronized (this) {
            rest = new ArrayDeque<>(idle);
            idle.clear();
        }
        rest.forEach(this::dismiss);
        killAll();
        try {
            Runtime.getRuntime().removeShutdownHook(guard);
        } catch (IllegalStateException e) {
            // The controller is going down: the guard is at work already.
        }
    }
}
