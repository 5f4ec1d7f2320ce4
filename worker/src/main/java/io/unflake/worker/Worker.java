package io.unflake.worker;

import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Discovery;
import io.unflake.worker.launch.Platform;
import io.unflake.worker.launch.Reason;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.Ballast;
import io.unflake.worker.run.Execution;
import io.unflake.worker.run.Progress;

/** Obeys the controller on the main thread, one command after the other, as an ordinary test run would. */
final class Worker {

    private final Outbox outbox;
    private final Ending ending;
    private final AgentSwitch agent;
    private final Progress progress;
    private final Ballast ballast;
    private final int threadsAtStart = threads();
    private Platform platform;

    Worker(Outbox outbox, Ending ending, AgentSwitch agent, Progress progress, Ballast ballast) {
        this.outbox = outbox;
        this.ending = ending;
        this.agent = agent;
        this.progress = progress;
        this.ballast = ballast;
    }

    void obey(Command command) {
        String runId = command instanceof Command.Execute execute ? execute.runId() : "";
        try {
            work(command);
        } catch (VirtualMachineError e) {
            ballast.drop();
            retire(new Report.Retiring(runId, e.toString()));
        } catch (RuntimeException | LinkageError e) {
            outbox.accept(new Report.Problem("", "the JUnit Platform does not work: " + Reason.of(e), true));
        }
        outbox.accept(new Report.Done(runId, Math.max(0, threads() - threadsAtStart)));
    }

    /** Loads what the first command will need; if that fails, it fails again then, and is told. */
    void prepare() {
        try {
            platform = new Platform();
        } catch (RuntimeException | LinkageError e) {
            platform = null;
        }
    }

    private void work(Command command) {
        if (platform == null) {
            platform = new Platform();
        }
        if (command instanceof Command.Discover discover) {
            Discovery.discover(platform, discover, outbox);
            agent.drainNews().forEach(outbox);
        } else if (command instanceof Command.Execute execute) {
            new Execution(platform, agent, progress, ballast, outbox, this::retire).execute(execute);
        }
    }

    private static int threads() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group.activeCount();
    }

    private void retire(Report.Retiring report) {
        outbox.accept(report);
        outbox.accept(new Report.Goodbye());
        ending.exit();
    }
}
