package io.unflake.worker.run;

import io.unflake.model.Failure;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.Progress;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.naming.TestNames;
import io.unflake.worker.protocol.Report;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells what becomes of each test while the JUnit Platform runs it. */
final class RunListener implements TestExecutionListener {

    private final Consumer<Report> outbox;
    private final AgentSwitch agent;
    private final Progress progress;
    private final Reach reach;
    private final Consumer<String> retirement;
    private final Deque<String> openClasses = new ArrayDeque<>();
    private final Set<String> ended = new HashSet<>();
    private TestPlan plan;
    private TestNames names;
    private long startNanos;

    RunListener(
            Consumer<Report> outbox, AgentSwitch agent, Progress progress, Reach reach, Consumer<String> retirement) {
        this.outbox = outbox;
        this.agent = agent;
        this.progress = progress;
        this.reach = reach;
        this.retirement = retirement;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = testPlan;
        names = new TestNames(testPlan);
    }

    @Override
    public void executionStarted(TestIdentifier node) {
        reach.attributeTo(openClasses.isEmpty() ? "" : openClasses.peek());
        if (!node.isTest()) {
            openClasses.push(names.className(node));
            return;
        }
        TestId test = names.of(node);
        progress.started(test);
        outbox.accept(new Report.Started(test, node.getUniqueId()));
        agent.testStarted();
        startNanos = System.nanoTime();
    }

    @Override
    public void executionSkipped(TestIdentifier node, String reason) {
        endAllBelow(node, Outcome.SKIPPED, null);
    }

    @Override
    public void executionFinished(TestIdentifier node, TestExecutionResult result) {
        Throwable thrown = result.getThrowable().orElse(null);
        Failure failure = thrown == null ? null : FailureCapture.of(thrown);
        Outcome outcome = outcome(result.getStatus());
        if (node.isTest()) {
            testFinished(node, outcome, failure);
        } else {
            containerFinished(node, outcome, failure);
        }
        // As Surefire does, so that a test which interrupts its own thread does not spoil the next one.
        Thread.interrupted();
        retireAfter(thrown);
    }

    private void testFinished(TestIdentifier node, Outcome outcome, Failure failure) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
        agent.testEnded();
        end(names.of(node), node.getUniqueId(), outcome, millis, failure);
        progress.ended();
    }

    private void containerFinished(TestIdentifier node, Outcome outcome, Failure failure) {
        reach.attributeTo(openClasses.pop());
        if (outcome == Outcome.PASSED) {
            return;
        }
        boolean ran = plan.getDescendants(node).stream().anyMatch(each -> ended.contains(each.getUniqueId()));
        if (!ran) {
            endAllBelow(node, outcome, failure);
        } else if (outcome == Outcome.FAILED) {
            end(names.of(node), node.getUniqueId(), outcome, 0, failure);
        }
    }

    private void endAllBelow(TestIdentifier node, Outcome outcome, Failure failure) {
        if (names.isTest(node)) {
            end(names.of(node), node.getUniqueId(), outcome, 0, failure);
        }
        plan.getChildren(node).forEach(child -> endAllBelow(child, outcome, failure));
    }

    private void end(TestId test, String uniqueId, Outcome outcome, long millis, Failure failure) {
        ended.add(uniqueId);
        AgentSwitch.Reached reached = reach.take();
        outbox.accept(
                new Report.Ended(test, uniqueId, outcome, millis, failure, reached.sites(), reached.initialised()));
    }

    private void retireAfter(Throwable thrown) {
        if (thrown == null) {
            return;
        }
        for (Throwable each : FailureCapture.chain(thrown)) {
            if (each instanceof VirtualMachineError) {
                retirement.accept(each.getClass().getName());
            }
        }
    }

    private static Outcome outcome(TestExecutionResult.Status status) {
        return switch (status) {
            case SUCCESSFUL -> Outcome.PASSED;
            case ABORTED -> Outcome.ABORTED;
            case FAILED -> Outcome.FAILED;
        };
    }
}
