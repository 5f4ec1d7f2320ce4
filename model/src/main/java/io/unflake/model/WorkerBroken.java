package io.unflake.model;

/** A worker JVM ended without goodbye while a test ran. Search never reads this as a failing test. */
public record WorkerBroken(int exitCode, String how) {

    private static final int SIGNAL_BASE = 128;

    /** Says in words how a process with this exit code ended. */
    public static WorkerBroken ofExit(int exitCode) {
        String how = exitCode > SIGNAL_BASE && exitCode < SIGNAL_BASE + 65
                ? "the JVM was ended by signal " + (exitCode - SIGNAL_BASE)
                : "the JVM exited with code " + exitCode;
        return new WorkerBroken(exitCode, how);
    }

    /** The same as a failure, for reports. */
    public Failure asFailure() {
        return new Failure("WorkerBroken", how + " while this test ran", java.util.List.of());
    }
}
