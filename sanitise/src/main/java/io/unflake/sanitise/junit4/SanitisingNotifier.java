package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.TestScope;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.AssumptionViolatedException;
import org.junit.runner.Description;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runner.notification.RunNotifier;

/** Passes on what a runner says, but for failures that do not count: those it passes on as skipped. */
final class SanitisingNotifier extends RunNotifier {

    private final RunNotifier real;
    private final Map<Description, TestScope> scopes = new ConcurrentHashMap<>();

    SanitisingNotifier(RunNotifier real) {
        this.real = real;
    }

    @Override
    public void fireTestSuiteStarted(Description description) {
        begin(description);
        real.fireTestSuiteStarted(description);
    }

    @Override
    public void fireTestSuiteFinished(Description description) {
        real.fireTestSuiteFinished(description);
        end(description);
    }

    @Override
    public void fireTestStarted(Description description) {
        begin(description);
        real.fireTestStarted(description);
    }

    @Override
    public void fireTestFinished(Description description) {
        real.fireTestFinished(description);
        end(description);
    }

    private void begin(Description description) {
        TestScope scope = DescriptionTracker.begin(description);
        if (scope != null) {
            scopes.put(description, scope);
        }
    }

    private void end(Description description) {
        DescriptionTracker.end(description, scopes.remove(description));
    }

    @Override
    public void fireTestFailure(Failure failure) {
        Description description = failure.getDescription();
        Throwable classified =
                DescriptionTracker.classified(description, scopes.get(description), failure.getException());
        if (classified instanceof AssumptionViolatedException) {
            real.fireTestAssumptionFailed(new Failure(description, classified));
        } else {
            real.fireTestFailure(failure);
        }
    }

    @Override
    public void fireTestAssumptionFailed(Failure failure) {
        real.fireTestAssumptionFailed(failure);
    }

    @Override
    public void fireTestIgnored(Description description) {
        real.fireTestIgnored(description);
    }

    @Override
    public void fireTestRunStarted(Description description) {
        real.fireTestRunStarted(description);
    }

    @Override
    public void fireTestRunFinished(Result result) {
        real.fireTestRunFinished(result);
    }

    @Override
    public void addListener(RunListener listener) {
        real.addListener(listener);
    }

    @Override
    public void removeListener(RunListener listener) {
        real.removeListener(listener);
    }

    @Override
    public void addFirstListener(RunListener listener) {
        real.addFirstListener(listener);
    }

    @Override
    public void pleaseStop() {
        real.pleaseStop();
    }
}
