package io.unflake.model.progress;

import io.unflake.model.finding.Finding;

/** Ignores all progress. */
final class Silent implements Progress {

    @Override
    public void phase(String name, int tests) {}

    @Override
    public void tests(int ended) {}

    @Override
    public void strategies(int total) {}

    @Override
    public void strategyStarted(String name) {}

    @Override
    public void strategyEnded(String name) {}

    @Override
    public void findings(int count) {}

    @Override
    public void found(Finding finding) {}

    @Override
    public void note(String text) {}
}
