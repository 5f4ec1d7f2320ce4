package io.unflake.model.finding;

/** What is known about a test that failed somewhere. */
public enum Verdict {
    /** Fails under the treatment and never without it, or passes and fails in plain runs. */
    FLAKY,
    /** Fails under the treatment, but not often enough to be sure. */
    SUSPECT,
    /** Fails in every plain run. */
    BROKEN
}
