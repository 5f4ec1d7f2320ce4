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
}
