package io.unflake.model.finding;

/** The verdict on a test that failed. */
public enum Verdict {
    /** Fails under the treatment and never without it, or passes and fails in plain runs. */
    FLAKY,
    /** Fails under the treatment, but not often enough to be sure. */
    SUSPECT,
    /** Fails in every plain run. */
    BROKEN
}
