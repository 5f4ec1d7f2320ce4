package io.unflake.engine.detect;

/** No test of the project can be run: its message says why. */
public final class NoTestsException extends RuntimeException {

    NoTestsException(String message) {
        super(message);
    }
}
