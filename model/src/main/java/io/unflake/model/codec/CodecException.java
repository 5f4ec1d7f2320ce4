package io.unflake.model.codec;

/** A text that is not what the codec wrote: cut off, edited or of another version. */
public final class CodecException extends RuntimeException {

    public CodecException(String message) {
        super(message);
    }

    CodecException(String message, Throwable cause) {
        super(message, cause);
    }
}
