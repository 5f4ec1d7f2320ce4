package io.unflake.sanitise.junit4;

import org.junit.runner.Description;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.Filterable;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.RunNotifier;
import org.junit.vintage.engine.descriptor.RunnerDecorator;

/**
 * Decorates another runner to classify its failures. The Vintage engine can still access the decorated runner, for instance
 * to make it run tests in parallel.
 */
public final class SanitisingRunner extends Runner implements Filterable, RunnerDecorator {

    private final Runner delegate;

    /** @param delegate the runner of the test class */
    public SanitisingRunner(Runner delegate) {
        this.delegate = delegate;
    }

    @Override
    public Description getDescription() {
        return delegate.getDescription();
    }

    @Override
    public void run(RunNotifier notifier) {
        delegate.run(new SanitisingNotifier(notifier));
    }

    @Override
    public Runner getDecoratedRunner() {
        return delegate instanceof RunnerDecorator decorator ? decorator.getDecoratedRunner() : delegate;
    }

    @Override
    public void filter(Filter filter) throws NoTestsRemainException {
        filter.apply(delegate);
    }
}
