package io.unflake.engine.fork;

import io.unflake.model.UserException;

/** Creates exceptions that tell the user why a test JVM cannot be used. */
final class WorkerFailure {

    private WorkerFailure() {}

    static UserException of(String message) {
        return UserException.project(message, "Check that the project's own build can run its tests.");
    }

    static UserException of(String message, Throwable cause) {
        return of(message).because(cause);
    }
}
