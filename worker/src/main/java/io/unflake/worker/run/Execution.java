package io.unflake.worker.run;

import io.unflake.worker.Progress;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Groups;
import io.unflake.worker.launch.Requests;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.function.Consumer;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests in one request to the JUnit Platform, the treatment on from before the first fixture until after the last. */
public final class Execution {

    private final Consumer<Report> outbox;
    private final AgentSwitch agent;
    private final Progress progress;
    private final Consumer<Report.Retiring> retirement;

    public Execution(
            Consumer<Report> outbox, AgentSwitch agent, Progress progress, Consumer<Report.Retiring> retirement) {
        this.outbox = outbox;
        this.agent = agent;
        this.progress = progress;
        this.retirement = retirement;
    }

    public void execute(Command.Execute command) {
        Reach reach = command.observe() ? new Reach(agent, outbox) : Reach.ignored(agent, outbox);
        RunListener listener = new RunListener(
                outbox,
                agent,
                progress,
                reach,
                reason -> retirement.accept(new Report.Retiring(command.runId(), reason)));
        try {
            reach.forget();
            agent.activate(command.treatment(), command.seed());
            Groups groups = new Groups(command.groups(), command.excludedGroups());
            LauncherFactory.create()
                    .execute(Requests.of(command.selectors(), groups).build(), listener);
        } catch (Exception | LinkageError e) {
            outbox.accept(new Report.Problem("", "the JUnit Platform gives up: " + e, true));
        } finally {
            agent.deactivate();
        }
        agent.drainNews().forEach(outbox);
        outbox.accept(new Report.Done(command.runId()));
    }
}
