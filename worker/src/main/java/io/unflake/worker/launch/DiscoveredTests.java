package io.unflake.worker.launch;

import io.unflake.model.TestId;
import io.unflake.worker.naming.PlanNames;
import io.unflake.worker.naming.Segment;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** The result of a discovery: each test once, in order, and the problems. */
final class DiscoveredTests {

    private final Map<TestId, Report.FoundTest> tests = new LinkedHashMap<>();
    private final Map<String, String> problems = new LinkedHashMap<>();

    void addProblem(String className, String message) {
        problems.merge(
                className,
                message,
                (before, more) -> before.contains(more) ? before : before + System.lineSeparator() + more);
    }

    void addTests(TestPlan plan, PlanNames names) {
        plan.getRoots().forEach(root -> add(plan, names, root));
    }

    private void add(TestPlan plan, PlanNames names, TestIdentifier node) {
        if (names.isTest(node)) {
            add(new Report.FoundTest(names.of(node), node.getUniqueId(), names.engine(node)));
        }
        plan.getChildren(node).forEach(child -> add(plan, names, child));
    }

    /** If a test is found directly and through a suite, the direct one counts, at its position. */
    private void add(Report.FoundTest test) {
        Report.FoundTest before = tests.get(test.test());
        if (before == null || Segment.depth(test.uniqueId()) < Segment.depth(before.uniqueId())) {
            tests.remove(test.test());
            tests.put(test.test(), test);
        }
    }

    /** Returns problems first; they are fatal if no tests were found. */
    List<Report> reports() {
        List<Report> reports = new ArrayList<>();
        problems.forEach((name, message) -> reports.add(new Report.Problem(name, message, tests.isEmpty())));
        reports.addAll(tests.values());
        return reports;
    }
}
