package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.Span;
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
    private final Map<Description, Span> spans = new ConcurrentHashMap<>();

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
        Span span = Watch.begin(description);
        if (span != null) {
            spans.put(description, span);
        }
    }

    private void end(Description description) {
        Watch.end(description, spans.remove(description));
    }

    @Override
    public void fireTestFailure(Failure failure) {
        Description description = failure.getDescription();
        Throwable judged = Watch.judged(description, spans.get(description), failure.getException());
        if (judged instanceof AssumptionViolatedException) {
            real.fireTestAssumptionFailed(new Failure(description, judged));
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
