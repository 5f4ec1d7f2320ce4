package io.unflake.sanitise.run;

/** Added to a failure as suppressed exception to explain why it was not sanitised. */
final class TooManySanitised extends RuntimeException {

    private static final long serialVersionUID = 1;

    TooManySanitised(int max) {
        super("not sanitised: the limit of " + max + " tests is reached (unflake.sanitise.max)", null, false, false);
    }
}
