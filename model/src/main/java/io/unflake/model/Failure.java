package io.unflake.model;

import java.util.List;

/** How a test failed: the exception with its stack, innermost frame first, as it was thrown. */
public record Failure(String type, String message, List<Frame> stack) {

    /** Type of a failure that is a time limit passed or a deadlock. */
    public static final String HANG = "Hang";

    public Failure {
        message = message == null ? "" : message;
        stack = List.copyOf(stack);
    }

    public static Failure hang(String message, List<Frame> blocked) {
        return new Failure(HANG, message, blocked);
    }
}
