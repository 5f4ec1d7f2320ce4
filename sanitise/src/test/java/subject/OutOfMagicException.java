package subject;

/** What a user's own assumption is about. */
public final class OutOfMagicException extends RuntimeException {

    private static final long serialVersionUID = 1;
}
