package io.unflake.engine.fork;

/** A test JVM could not be started: its message says what it printed. */
public final class WorkerStartException extends RuntimeException {

    public WorkerStartException(String message) {
        super(message);
    }

    WorkerStartException(String message, Throwable cause) {
        super(message, cause);
    }
}
