package io.unflake.model;

/** What a test did. That its JVM died is not an outcome but {@link WorkerBroken}. */
public enum Outcome {
    PASSED,
    FAILED,
    SKIPPED,
    ABORTED,
    TIMED_OUT;

    /** Whether this outcome is one that a build would turn red for. */
    public boolean isFailure() {
        return this == FAILED || this == TIMED_OUT;
    }
}
