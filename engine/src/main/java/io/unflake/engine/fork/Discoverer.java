package io.unflake.engine.fork;

import io.unflake.engine.plan.Suite;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the tests of a module in a worker JVM. */
public final class Discoverer {

    private static final long LIMIT_MILLIS = 300_000;

    private final ModuleDescription module;
    private final WorkerPool workers;
    private final ForkListener listener;

    public Discoverer(ModuleDescription module, WorkerPool workers, ForkListener listener) {
        this.module = module;
        this.workers = workers;
        this.listener = listener;
    }

    /** The tests that were found, and the classes that had problems. */
    public record Discovery(List<Suite.Member> members, List<Report.Problem> problems) {}

    /** Finds the tests in these classes. A warm worker is kept for the next run. */
    public Discovery discover(List<String> classes, Jvm jvm) {
        try {
            Worker worker = workers.acquire(jvm, Treatment.NONE, Equipment.USUAL);
            worker.send(new Command.Discover(classes, module.groups(), module.excludedGroups()));
            Discovery discovery = receive(worker);
            if (jvm == Jvm.WARM) {
                workers.keep(worker);
            } else {
                workers.end(worker);
            }
            return discovery;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw WorkerFailure.of("interrupted during test discovery", e);
        }
    }

    private Discovery receive(Worker worker) throws InterruptedException {
        Discovery discovery = new Discovery(new ArrayList<>(), new ArrayList<>());
        while (true) {
            Optional<Report> report = worker.next(LIMIT_MILLIS);
            if (report == null || report.isEmpty()) {
                int exit = worker.kill();
                workers.forget(worker);
                throw WorkerFailure.of("the test JVM ended with code " + exit + " during test discovery");
            }
            if (report.get() instanceof Report.Done) {
                return discovery;
            }
            add(report.get(), worker, discovery);
        }
    }

    private void add(Report report, Worker worker, Discovery discovery) {
        if (report instanceof Report.FoundTest found) {
            discovery.members.add(new Suite.Member(found.test(), found.uniqueId()));
        } else if (report instanceof Report.Problem problem) {
            discovery.problems.add(problem);
        } else if (report instanceof Report.SiteSeen seen) {
            worker.sites().add(seen);
        } else if (report instanceof Report.Untransformed untransformed) {
            listener.untransformed(untransformed.className() + ": " + untransformed.reason());
        }
    }
}
