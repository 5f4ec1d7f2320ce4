package io.unflake.model;

/** The unexpected end of a worker JVM during a test. The search does not count it as a failure. */
public record WorkerBroken(int exitCode, String how) {

    private static final int SIGNAL_BASE = 128;
    private static final String TYPE = "WorkerBroken";

    /** Describes the end of a process with this exit code. */
    public static WorkerBroken ofExit(int exitCode) {
        String how = exitCode > SIGNAL_BASE && exitCode < SIGNAL_BASE + 65
                ? "the JVM was ended by signal " + (exitCode - SIGNAL_BASE)
                : "the JVM exited with code " + exitCode;
        return new WorkerBroken(exitCode, how);
    }

    /** Whether a failure means that the JVM has ended. */
    public static boolean isMeantBy(Failure failure) {
        return failure.type().equals(TYPE);
    }

    /** Returns a failure for reports. */
    public Failure asFailure() {
        return new Failure(TYPE, how + " while this test ran", java.util.List.of());
    }
}
