package io.unflake.worker.run;

import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.naming.TestNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Follows the JUnit Platform through a run: tests, the containers around them, and what is in progress. */
final class RunListener implements TestExecutionListener {

    private final Endings endings;
    private final Fixtures fixtures;
    private final AgentSwitch agent;
    private final Progress progress;
    private final Function<TestPlan, TestNames> naming;
    private final Retirement retirement;
    private final Deque<TestIdentifier> open = new ArrayDeque<>();
    private TestPlan plan;
    private TestNames names;
    private long startNanos;

    RunListener(
            Endings endings,
            Fixtures fixtures,
            AgentSwitch agent,
            Progress progress,
            Function<TestPlan, TestNames> naming,
            Retirement retirement) {
        this.endings = endings;
        this.fixtures = fixtures;
        this.agent = agent;
        this.progress = progress;
        this.naming = naming;
        this.retirement = retirement;
    }

    @Override
    public synchronized void testPlanExecutionStarted(TestPlan testPlan) {
        plan = testPlan;
        names = naming.apply(testPlan);
    }

    @Override
    public synchronized void executionStarted(TestIdentifier node) {
        if (isContainer(node)) {
            fixtures.containerStarts(names.className(node));
        } else {
            fixtures.testStarts();
            TestId test = names.of(node);
            progress.started(test);
            endings.started(test, node.getUniqueId());
            agent.testStarted();
            startNanos = System.nanoTime();
        }
        open.push(node);
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier node, String reason) {
        endings.container(plan, names, node, Result.SKIPPED);
    }

    @Override
    public synchronized void executionFinished(TestIdentifier node, TestExecutionResult result) {
        if (result.getThrowable().orElse(null) instanceof VirtualMachineError) {
            retirement.brace();
        }
        finish(node, Result.of(result, names.engine(node)));
        // As Surefire does, so that a test which interrupts its own thread does not spoil the next one.
        boolean unused = Thread.interrupted();
    }

    /** The launcher came to an end in the middle; whether that could be put down to some test. */
    synchronized boolean abandon(Throwable thrown) {
        retirement.brace();
        TestIdentifier innermost = open.peek();
        if (innermost != null) {
            finish(innermost, Result.brokenOff(thrown));
        }
        return innermost != null;
    }

    private void finish(TestIdentifier node, Result result) {
        if (isContainer(node)) {
            finishContainer(node, result);
        } else {
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
            agent.testEnded();
            endings.test(names.of(node), node, result, millis);
            progress.ended();
        }
        open.remove(node);
        retirement.after(result);
    }

    private void finishContainer(TestIdentifier node, Result result) {
        fixtures.containerEnds();
        if (node.isTest() && !endings.ranBelow(plan, node)) {
            endings.started(names.of(node), node.getUniqueId());
            endings.test(names.of(node), node, result, 0);
        } else if (result.outcome() != Outcome.PASSED) {
            endings.container(plan, names, node, result);
        }
    }

    /** A test that may have invocations of its own below it, such as a feature of Spock, counts as their container. */
    private boolean isContainer(TestIdentifier node) {
        return node.isContainer() && !(node.isTest() && Rollup.isRolledUp(node, names.className(node)));
    }
}
