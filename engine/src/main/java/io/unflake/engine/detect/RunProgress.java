package io.unflake.engine.detect;

import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.minimise.Prover;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.progress.Progress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Passes what happens in runs on to the progress display, and collects problems for the report. */
final class RunProgress implements ForkListener {

    private final Progress progress;
    private final Map<String, Integer> runsLeft = new HashMap<>();
    private final Set<String> untransformed = new LinkedHashSet<>();
    private final Set<String> problems = new LinkedHashSet<>();
    private final Set<TestId> failed = new HashSet<>();
    private boolean anyHangs;

    RunProgress(Progress progress) {
        this.progress = progress;
    }

    /** Expects these runs: a strategy is done when all of its runs are. */
    synchronized void expect(Collection<Run> runs) {
        runs.forEach(run -> runsLeft.merge(run.treatment().name(), 1, Integer::sum));
    }

    /** The display that this one passes everything on to. */
    Progress display() {
        return progress;
    }

    @Override
    public void started(Run run) {
        if (isTreated(run)) {
            progress.strategyStarted(run.treatment().name());
        }
    }

    @Override
    public synchronized void ended(Run run) {
        String name = run.treatment().name();
        if (runsLeft.merge(name, -1, Integer::sum) == 0 && isTreated(run)) {
            progress.strategyEnded(name);
        }
    }

    @Override
    public void ended(Run run, TestResult result) {
        if (!run.purpose().equals(Prover.PURPOSE)) {
            progress.tests(1);
        }
        if (isTreated(run) && result.failed()) {
            synchronized (this) {
                failed.add(result.test());
                anyHangs |= result.outcome() == Outcome.TIMED_OUT;
            }
        }
    }

    /** Tests that fail in the plain run also run in other orders, which is no strategy. */
    private static boolean isTreated(Run run) {
        return !run.treatment().isControl() && run.jvm() != Run.Jvm.PLAIN;
    }

    /** The number of tests that have failed under a treatment so far. */
    synchronized int failures() {
        return failed.size();
    }

    /** Whether a test did not end under a treatment. */
    synchronized boolean anyHangs() {
        return anyHangs;
    }

    @Override
    public synchronized void untransformed(String classAndReason) {
        untransformed.add(classAndReason);
    }

    @Override
    public synchronized void problem(String text) {
        problems.add(text);
    }

    synchronized List<String> untransformed() {
        return new ArrayList<>(untransformed);
    }

    synchronized List<String> problems() {
        return new ArrayList<>(problems);
    }
}
