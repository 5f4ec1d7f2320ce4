package io.unflake.worker.run;

import io.unflake.worker.naming.PlanNames;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Finds the test class whose fixture threw an exception, by the stack trace of the exception. */
final class FixtureClass {

    private FixtureClass() {}

    /** Returns the class, empty if no test class is on the stack. */
    static String of(TestPlan plan, PlanNames names, Throwable thrown) {
        Set<String> classes = plan.getRoots().stream()
                .flatMap(root -> plan.getDescendants(root).stream())
                .filter(TestIdentifier::isContainer)
                .map(names::className)
                .collect(Collectors.toSet());
        return FailureCapture.of(thrown).stack().stream()
                .map(frame -> frame.className())
                .filter(classes::contains)
                .findFirst()
                .orElse("");
    }
}
