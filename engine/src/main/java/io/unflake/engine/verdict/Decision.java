package io.unflake.engine.verdict;

import io.unflake.model.finding.Rate;

/**
 * What follows from the runs of a candidate, by a {@link ConfirmRule}.
 *
 * <p>Flaky: enough treated runs fail in the same way, and all of at least as many controls pass. Suspect: fails under
 * treatment, but less often. Dropped: as many treated runs as would suffice, and none fails. No run is made that cannot
 * change the decision.
 */
enum Decision {
    FLAKY,
    SUSPECT,
    DROPPED,
    CONTROL_FAILED,
    MORE_RUNS;

    /** Decides by the rate of same failures under treatment and the rate of any failures without. */
    static Decision on(Rate treated, Rate control, ConfirmRule rule) {
        if (!control.never()) {
            return CONTROL_FAILED;
        }
        if (treated.never()) {
            return treated.runs() >= rule.enough() ? DROPPED : MORE_RUNS;
        }
        int least = treated.always() ? rule.early() : rule.enough();
        if (treated.failed() >= least && control.runs() >= treated.runs()) {
            return FLAKY;
        }
        return treated.runs() - treated.failed() > rule.mostRuns() - rule.enough() ? SUSPECT : MORE_RUNS;
    }
}
