package io.unflake.app.score;

import io.unflake.model.finding.Finding;
import io.unflake.model.progress.Progress;

/** Shows which step of a score a detector works on. What it finds is shown at the end. */
final class StepProgress implements Progress {

    private final Progress target;
    private final String step;

    /** @param step describes the step, such as {@code 3 of 20, nondex, tr 0.30} */
    StepProgress(Progress target, String step) {
        this.target = target;
        this.step = step;
    }

    @Override
    public void phase(String name, int tests) {
        target.phase(step + ", " + name, tests);
    }

    @Override
    public void tests(int ended) {
        target.tests(ended);
    }

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
