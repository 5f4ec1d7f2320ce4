package io.unflake.worker.run;

import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Platform;
import io.unflake.worker.launch.Reason;
import io.unflake.worker.launch.TestGroups;
import io.unflake.worker.naming.PlanNames;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestPlan;

/** Runs tests block by block, with their treatments active from before the first fixture until after the last. */
public final class Execution {

    private final Platform platform;
    private final AgentSwitch agent;
    private final CurrentTest currentTest;
    private final MemoryReserve reserve;
    private final Consumer<Report> outbox;
    private final Consumer<Report.Retiring> retirement;

    public Execution(
            Platform platform,
            AgentSwitch agent,
            CurrentTest currentTest,
            MemoryReserve reserve,
            Consumer<Report> outbox,
            Consumer<Report.Retiring> retirement) {
        this.platform = platform;
        this.agent = agent;
        this.currentTest = currentTest;
        this.reserve = reserve;
        this.outbox = outbox;
        this.retirement = retirement;
    }

    public void execute(Command.Execute command) {
        TestGroups groups = new TestGroups(command.groups(), command.excludedGroups());
        try {
            boolean ordered = command.treatment().isOrder();
            List<List<String>> blocks = command.blocks().stream()
                    .flatMap(block -> ordered ? platform.inSequence(block).stream() : Stream.of(block))
                    .toList();
            List<LauncherDiscoveryRequest> requests = blocks.stream()
                    .map(selectors -> platform.request(selectors, groups, ordered))
                    .toList();
            TreatmentSwitch treatments = new TreatmentSwitch(agent, command.treatment(), command.own());
            treatments.begin();
            for (int i = 0; i < requests.size(); i++) {
                List<String> selectors = blocks.get(i);
                execute(
                        requests.get(i),
                        listener(command, treatments, plan -> platform.names(plan, selectors, groups)));
            }
        } finally {
            agent.deactivate();
        }
        agent.drainNews().forEach(outbox);
    }

    private void execute(LauncherDiscoveryRequest request, PlatformListener listener) {
        try {
            platform.execute(request, listener);
        } catch (Throwable e) {
            // Engines rethrow errors that they consider unrecoverable, such as OutOfMemoryError, during a test.
            if (!listener.abandon(e)) {
                outbox.accept(new Report.Problem("", "the JUnit Platform broke off the run: " + Reason.of(e), true));
            }
        }
    }

    private PlatformListener listener(
            Command.Execute command, TreatmentSwitch treatments, Function<TestPlan, PlanNames> naming) {
        ReachReports reach = new ReachReports(agent, outbox, command.observe());
        reach.forget();
        return new PlatformListener(
                new EndReports(reach, outbox),
                new Fixtures(reach),
                agent,
                treatments,
                currentTest,
                naming,
                new Retirement(command.runId(), reserve, retirement));
    }
}
