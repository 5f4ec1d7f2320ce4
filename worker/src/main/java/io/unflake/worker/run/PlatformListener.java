package io.unflake.worker.run;

import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.naming.PlanNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Follows a run of the JUnit Platform and reports tests, containers and fixtures. */
final class PlatformListener implements TestExecutionListener {

    private final EndReports endReports;
    private final Fixtures fixtures;
    private final AgentSwitch agent;
    private final TreatmentSwitch treatments;
    private final CurrentTest currentTest;
    private final Function<TestPlan, PlanNames> naming;
    private final Retirement retirement;
    private final Deque<TestIdentifier> open = new ArrayDeque<>();
    private TestPlan plan;
    private PlanNames names;
    private long startNanos;

    PlatformListener(
            EndReports endReports,
            Fixtures fixtures,
            AgentSwitch agent,
            TreatmentSwitch treatments,
            CurrentTest currentTest,
            Function<TestPlan, PlanNames> naming,
            Retirement retirement) {
        this.endReports = endReports;
        this.fixtures = fixtures;
        this.agent = agent;
        this.treatments = treatments;
        this.currentTest = currentTest;
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
            treatments.containerStarts(plan, names, node);
        } else {
            fixtures.testStarts();
            treatments.testStarts(plan, names, node);
            TestId test = names.of(node);
            currentTest.started(test);
            endReports.started(test, node.getUniqueId());
            agent.testStarted();
            startNanos = System.nanoTime();
        }
        open.push(node);
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier node, String reason) {
        endReports.container(plan, names, node, NodeResult.SKIPPED);
    }

    @Override
    public synchronized void executionFinished(TestIdentifier node, TestExecutionResult result) {
        if (result.getThrowable().orElse(null) instanceof VirtualMachineError) {
            retirement.freeMemory();
        }
        finish(node, NodeResult.of(result, names.engine(node)));
        // As in Surefire, a test that interrupts its own thread must not affect the next one.
        boolean unused = Thread.interrupted();
    }

    /**
     * The launcher threw an exception during the run. Returns whether it could be attributed to a test or container.
     */
    synchronized boolean abandon(Throwable thrown) {
        retirement.freeMemory();
        TestIdentifier innermost = open.peek();
        if (innermost != null) {
            finish(innermost, NodeResult.brokenOff(thrown));
        }
        return innermost != null;
    }

    private void finish(TestIdentifier node, NodeResult result) {
        if (isContainer(node)) {
            finishContainer(node, result);
        } else {
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
            agent.testEnded();
            endReports.test(names.of(node), node, result, millis);
            currentTest.ended();
        }
        open.remove(node);
        retirement.after(result);
    }

    private void finishContainer(TestIdentifier node, NodeResult result) {
        fixtures.containerEnds();
        if (node.isTest() && !endReports.ranBelow(plan, node)) {
            endReports.started(names.of(node), node.getUniqueId());
            endReports.test(names.of(node), node, result, 0);
        } else if (result.outcome() != Outcome.PASSED) {
            endReports.container(plan, names, node, result);
        }
    }

    /** A test that may have invocations, such as a Spock feature, counts as their container. */
    private boolean isContainer(TestIdentifier node) {
        return node.isContainer() && !(node.isTest() && Rollup.isRolledUp(node, names.className(node)));
    }
}
