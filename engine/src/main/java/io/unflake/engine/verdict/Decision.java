package io.unflake.engine.verdict;

import io.unflake.model.finding.Rate;

/**
 * The confirmation rule.
 *
 * <p>Flaky: at least 3 of 5 treated runs fail in the same way, and all of at least as many controls pass; if the first
 * two of each agree, they suffice. Suspect: fails under treatment, but less often. Dropped: no failure in three treated
 * runs. No run is made that cannot change the decision.
 */
enum Decision {
    FLAKY,
    SUSPECT,
    DROPPED,
    CONTROL_FAILED,
    MORE_RUNS;

    static final int MOST_RUNS = 5;
    private static final int EARLY = 2;
    private static final int ENOUGH = 3;

    /** Decides by the rate of same failures under treatment and the rate of any failures without. */
    static Decision on(Rate treated, Rate control) {
        if (!control.never()) {
            return CONTROL_FAILED;
        }
        if (treated.never()) {
            return treated.runs() >= ENOUGH ? DROPPED : MORE_RUNS;
        }
        int least = treated.always() ? EARLY : ENOUGH;
        if (treated.failed() >= least && control.runs() >= treated.runs()) {
            return FLAKY;
        }
        return treated.runs() - treated.failed() > MOST_RUNS - ENOUGH ? SUSPECT : MORE_RUNS;
    }
}
