package subject;

/** The exception of the user's own assumption. */
public final class OutOfMagicException extends RuntimeException {

    private static final long serialVersionUID = 1;
}
