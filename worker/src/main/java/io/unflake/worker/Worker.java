package io.unflake.worker;

import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Discovery;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.Execution;

/** Obeys the controller on the main thread, one command after the other, as an ordinary test run would. */
final class Worker {

    private final CommandReader reader;
    private final Outbox outbox;
    private final Ending ending;
    private final AgentSwitch agent;
    private final Progress progress;

    Worker(CommandReader reader, Outbox outbox, Ending ending, AgentSwitch agent, Progress progress) {
        this.reader = reader;
        this.outbox = outbox;
        this.ending = ending;
        this.agent = agent;
        this.progress = progress;
    }

    void work() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        while (true) {
            Command command = reader.next();
            Thread.currentThread().setContextClassLoader(loader);
            if (command instanceof Command.Discover discover) {
                new Discovery(outbox).discover(discover);
                agent.drainNews().forEach(outbox);
                outbox.accept(new Report.Done(""));
            } else if (command instanceof Command.Execute execute) {
                new Execution(outbox, agent, progress, this::retire).execute(execute);
            }
        }
    }

    private void retire(Report.Retiring report) {
        outbox.accept(report);
        outbox.accept(new Report.Goodbye());
        ending.exit();
    }
}
