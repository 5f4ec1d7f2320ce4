package io.unflake.engine.search;

import io.unflake.engine.plan.Trial;
import io.unflake.model.TestId;
import java.util.List;

/**
 * The outcome of the runs of one trial.
 *
 * @param tests the number of tests that ran
 * @param candidates the tests that failed although they passed with nothing perturbed
 * @param complete whether there was time for all planned runs
 * @param jvmEnded the tests during which the JVM ended, although they passed with nothing perturbed
 * @param untouched the tests that passed although the trial names spots, because they came to none of them
 * @param recovered the tests that passed in another order although they failed with nothing perturbed
 */
public record TrialOutcome(
        Trial trial,
        int tests,
        List<Candidate> candidates,
        double seconds,
        boolean complete,
        List<Candidate> jvmEnded,
        List<TestId> untouched,
        List<TestId> recovered) {

    public TrialOutcome(Trial trial, int tests, List<Candidate> candidates, double seconds, boolean complete) {
        this(trial, tests, candidates, seconds, complete, List.of(), List.of(), List.of());
    }

    /** Returns the same outcome with other candidates. */
    public TrialOutcome with(List<Candidate> others, List<Candidate> othersEnded) {
        return new TrialOutcome(trial, tests, others, seconds, complete, othersEnded, untouched, recovered);
    }

    /** Returns the same outcome with tests that passed although they failed with nothing perturbed. */
    public TrialOutcome recovering(List<TestId> tests) {
        return new TrialOutcome(trial, this.tests, candidates, seconds, complete, jvmEnded, untouched, tests);
    }

    /** Returns the same outcome of runs for which there was no time. */
    public TrialOutcome incomplete() {
        return new TrialOutcome(trial, tests, candidates, seconds, false, jvmEnded, untouched, recovered);
    }
}
