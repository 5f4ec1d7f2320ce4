package io.unflake.engine.detect;

/** There is no journal that could be resumed for this request: its message says why. */
public final class ResumeException extends RuntimeException {

    ResumeException(String message) {
        super(message);
    }
}
