package io.unflake.worker.run;

import io.unflake.model.Failure;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.launch.Reason;
import io.unflake.worker.naming.PlanNames;
import io.unflake.worker.protocol.Report;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Reports the end of each test once, and attributes failures of containers to the tests they affect. */
final class EndReports {

    private final ReachReports reach;
    private final Consumer<Report> outbox;
    private final Set<String> ended = new HashSet<>();
    private final Set<Throwable> reported = Collections.newSetFromMap(new IdentityHashMap<>());

    EndReports(ReachReports reach, Consumer<Report> outbox) {
        this.reach = reach;
        this.outbox = outbox;
    }

    void started(TestId test, String uniqueId) {
        outbox.accept(new Report.Started(test, uniqueId));
    }

    void test(TestId test, TestIdentifier node, NodeResult result, long millis) {
        AgentSwitch.Reached reached = reach.take();
        List<Report.Touched> touched = reach.takeTouched();
        reach.reportDetail(test);
        if (result.thrown() != null) {
            reported.add(result.thrown());
        }
        Failure failure = result.thrown() == null ? null : FailureCapture.of(result.thrown());
        outbox.accept(new Report.Ended(
                test,
                node.getUniqueId(),
                result.outcome(),
                millis,
                failure,
                reached.sites(),
                reached.initialised(),
                reach.takeHits(),
                touched,
                reached.claims()));
        ended.add(node.getUniqueId());
    }

    /** Whether any test below a node has ended. */
    boolean ranBelow(TestPlan plan, TestIdentifier node) {
        return plan.getDescendants(node).stream().anyMatch(each -> ended.contains(each.getUniqueId()));
    }

    /** Reports the tests of a container that was skipped or failed. */
    void container(TestPlan plan, PlanNames names, TestIdentifier node, NodeResult result) {
        if (!ranBelow(plan, node)) {
            if (result.outcome() == Outcome.FAILED && names.className(node).isEmpty()) {
                outbox.accept(new Report.Problem("", Reason.of(result.thrown()), true));
            }
            allBelow(plan, names, node, result);
        } else if (result.outcome() == Outcome.FAILED && !reported.contains(result.thrown())) {
            afterTests(plan, names, node, result);
        }
    }

    private void allBelow(TestPlan plan, PlanNames names, TestIdentifier node, NodeResult result) {
        if (names.isTest(node) && !ended.contains(node.getUniqueId())) {
            test(names.of(node), node, result, 0);
        }
        plan.getChildren(node).forEach(child -> allBelow(plan, names, child, result));
    }

    private void afterTests(TestPlan plan, PlanNames names, TestIdentifier node, NodeResult result) {
        if (!names.className(node).isEmpty()) {
            test(names.of(node), node, result, 0);
            return;
        }
        // TestNG's engine reports the failure of a final fixture after the class has ended, so its class is found by
        // the stack.
        String className = FixtureClass.of(plan, names, result.thrown());
        if (className.isEmpty()) {
            outbox.accept(new Report.Problem("", Reason.of(result.thrown()), false));
        } else {
            test(TestId.ofClass(className), node, result, 0);
        }
    }
}
