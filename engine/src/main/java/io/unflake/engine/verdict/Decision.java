package io.unflake.engine.verdict;

import io.unflake.model.finding.Rate;

/**
 * The confirmation rule.
 *
 * <p>Flaky: at least 3 of 5 treated runs fail in the same way and as many controls all pass; two clean failures and two
 * clean passes need no third. Suspect: it fails treated, but less often. Nothing at all after three treated runs:
 * dropped. No run is made that cannot change the decision.
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

    /** Decides on how often runs failed in the same way under treatment and in whatever way without. */
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
