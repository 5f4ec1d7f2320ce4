package io.unflake.model;

import java.util.List;

/**
 * The exception with which a test failed; innermost stack frame first.
 *
 * @param causes type and message of each exception in the chain of causes, the direct cause first
 */
public record Failure(String type, String message, List<Frame> stack, List<String> causes) {

    /** The type of failures that are timeouts or deadlocks. */
    public static final String HANG = "Hang";

    private static final String DEADLOCK = "deadlock";

    public Failure {
        message = message == null ? "" : message;
        stack = List.copyOf(stack);
        causes = List.copyOf(causes);
    }

    public Failure(String type, String message, List<Frame> stack) {
        this(type, message, stack, List.of());
    }

    public static Failure hang(String message, List<Frame> blocked) {
        return new Failure(HANG, message, blocked);
    }

    /** Returns the failure of threads that wait for each other at these frames. */
    public static Failure deadlock(List<Frame> blocked) {
        return hang(DEADLOCK, blocked);
    }

    /** Whether threads waited for each other, so that the test would never have ended. */
    public boolean isDeadlock() {
        return type.equals(HANG) && message.equals(DEADLOCK);
    }
}
