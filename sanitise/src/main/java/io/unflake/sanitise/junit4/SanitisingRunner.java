package io.unflake.sanitise.junit4;

import org.junit.runner.Description;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.Filterable;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.RunNotifier;
import org.junit.vintage.engine.descriptor.RunnerDecorator;

/**
 * Runs whatever another runner runs, and judges its failures. The vintage engine still sees the other one, which it may
 * tell to run tests in parallel.
 */
public final class SanitisingRunner extends Runner implements Filterable, RunnerDecorator {

    private final Runner real;

    /** @param real who knows how to run the class */
    public SanitisingRunner(Runner real) {
        this.real = real;
    }

    @Override
    public Description getDescription() {
        return real.getDescription();
    }

    @Override
    public void run(RunNotifier notifier) {
        real.run(new SanitisingNotifier(notifier));
    }

    @Override
    public Runner getDecoratedRunner() {
        return real instanceof RunnerDecorator decorator ? decorator.getDecoratedRunner() : real;
    }

    @Override
    public void filter(Filter filter) throws NoTestsRemainException {
        filter.apply(real);
    }
}
