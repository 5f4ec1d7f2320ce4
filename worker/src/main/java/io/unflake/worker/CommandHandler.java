package io.unflake.worker;

import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Discovery;
import io.unflake.worker.launch.Platform;
import io.unflake.worker.launch.Reason;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.CurrentTest;
import io.unflake.worker.run.Execution;
import io.unflake.worker.run.MemoryReserve;
import java.util.function.Consumer;

/** Executes the controller's commands one by one on the main thread, as in an ordinary test run. */
final class CommandHandler {

    private final Consumer<Report> outbox;
    private final WorkerExit exit;
    private final AgentSwitch agent;
    private final CurrentTest currentTest;
    private final MemoryReserve reserve;
    private final int threadsAtStart = threads();
    private Platform platform;

    CommandHandler(
            Consumer<Report> outbox,
            WorkerExit exit,
            AgentSwitch agent,
            CurrentTest currentTest,
            MemoryReserve reserve) {
        this.outbox = outbox;
        this.exit = exit;
        this.agent = agent;
        this.currentTest = currentTest;
        this.reserve = reserve;
    }

    void handle(Command command) {
        String runId = command instanceof Command.Execute execute ? execute.runId() : "";
        try {
            work(command);
        } catch (VirtualMachineError e) {
            reserve.drop();
            retire(new Report.Retiring(runId, e.toString()));
        } catch (RuntimeException | LinkageError e) {
            outbox.accept(new Report.Problem("", "the JUnit Platform failed: " + Reason.of(e), true));
        }
        outbox.accept(new Report.Done(runId, Math.max(0, threads() - threadsAtStart)));
    }

    /** Loads what the first command needs. A failure is ignored here, because the command will repeat and report it. */
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
            new Execution(platform, agent, currentTest, reserve, outbox, this::retire).execute(execute);
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
        exit.exit();
    }
}
