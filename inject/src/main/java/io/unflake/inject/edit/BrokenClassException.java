package io.unflake.inject.edit;

/** A class that the verifier of the JVM would refuse. */
public final class BrokenClassException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BrokenClassException(String message, Throwable cause) {
        super(message, cause);
    }
}
