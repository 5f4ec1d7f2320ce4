package io.unflake.model.codec;

/** Thrown for text that the codec cannot read, because it was truncated, edited or written by another version. */
public final class CodecException extends RuntimeException {

    public CodecException(String message) {
        super(message);
    }

    CodecException(String message, Throwable cause) {
        super(message, cause);
    }
}
