package io.unflake.sanitise.platform;

import io.unflake.sanitise.run.Sanitiser;
import io.unflake.sanitise.run.SanitiserSkip;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Records the outcome of each test, and reports them at the end. The launcher finds it with the service loader. */
public final class OutcomeListener implements TestExecutionListener {

    private final Map<TestIdentifier, TestExecutionResult> results = new ConcurrentHashMap<>();

    /** Called when the launcher is created, long before the first test. */
    public OutcomeListener() {
        SanitiserWarmUp.startIfNeeded();
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (identifier.isTest() || result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
            results.put(identifier, result);
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        Sanitiser.ifStarted().ifPresent(sanitiser -> {
            PlatformTestNames names = new PlatformTestNames(plan);
            results.forEach((identifier, result) -> record(sanitiser, names.of(identifier), result));
            sanitiser.finish();
        });
        results.clear();
    }

    private static void record(Sanitiser sanitiser, String test, TestExecutionResult result) {
        switch (result.getStatus()) {
            case SUCCESSFUL -> sanitiser.passed(test);
            case FAILED -> sanitiser.failed(test);
            case ABORTED -> {
                if (result.getThrowable().orElse(null) instanceof SanitiserSkip skip) {
                    sanitiser.skipped(test, skip.reason());
                }
            }
        }
    }
}
