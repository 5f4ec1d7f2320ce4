package io.unflake.model;

/** The outcome of a test. The end of its JVM is not an outcome, see {@link WorkerBroken}. */
public enum Outcome {
    PASSED,
    FAILED,
    SKIPPED,
    ABORTED,
    TIMED_OUT;

    /** Whether this outcome would make a build fail. */
    public boolean isFailure() {
        return this == FAILED || this == TIMED_OUT;
    }
}
