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

/** Forwards the notifications of a runner, but reports failures to be sanitised as skipped tests. */
final class SanitisingNotifier extends RunNotifier {

    private final RunNotifier delegate;
    private final Map<Description, TestScope> scopes = new ConcurrentHashMap<>();

    SanitisingNotifier(RunNotifier delegate) {
        this.delegate = delegate;
    }

    @Override
    public void fireTestSuiteStarted(Description description) {
        begin(description);
        delegate.fireTestSuiteStarted(description);
    }

    @Override
    public void fireTestSuiteFinished(Description description) {
        delegate.fireTestSuiteFinished(description);
        end(description);
    }

    @Override
    public void fireTestStarted(Description description) {
        begin(description);
        delegate.fireTestStarted(description);
    }

    @Override
    public void fireTestFinished(Description description) {
        delegate.fireTestFinished(description);
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
        Throwable result =
                DescriptionTracker.skipOrFailure(description, scopes.get(description), failure.getException());
        if (result instanceof AssumptionViolatedException) {
            delegate.fireTestAssumptionFailed(new Failure(description, result));
        } else {
            delegate.fireTestFailure(failure);
        }
    }

    @Override
    public void fireTestAssumptionFailed(Failure failure) {
        delegate.fireTestAssumptionFailed(failure);
    }

    @Override
    public void fireTestIgnored(Description description) {
        delegate.fireTestIgnored(description);
    }

    @Override
    public void fireTestRunStarted(Description description) {
        delegate.fireTestRunStarted(description);
    }

    @Override
    public void fireTestRunFinished(Result result) {
        delegate.fireTestRunFinished(result);
    }

    @Override
    public void addListener(RunListener listener) {
        delegate.addListener(listener);
    }

    @Override
    public void removeListener(RunListener listener) {
        delegate.removeListener(listener);
    }

    @Override
    public void addFirstListener(RunListener listener) {
        delegate.addFirstListener(listener);
    }

    @Override
    public void pleaseStop() {
        delegate.pleaseStop();
    }
}
