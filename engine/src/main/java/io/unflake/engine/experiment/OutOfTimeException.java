package io.unflake.engine.experiment;

/** A run was not performed, or not to its end, since the time for the whole detection is over. */
public final class OutOfTimeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutOfTimeException() {
        super("the time for this detection is over", null, false, false);
    }
}
