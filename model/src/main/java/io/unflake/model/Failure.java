package io.unflake.model;

import java.util.List;

/**
 * How a test failed: the exception with its stack, innermost frame first, as it was thrown.
 *
 * @param causes type and message of each exception down the chain of causes, the direct cause first
 */
public record Failure(String type, String message, List<Frame> stack, List<String> causes) {

    /** Type of a failure that is a time limit passed or a deadlock. */
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
