package io.unflake.sanitise.run;

/** Tells, beside a failure, why it was not excused. */
final class TooManySanitised extends RuntimeException {

    private static final long serialVersionUID = 1;

    TooManySanitised(int max) {
        super("not sanitised: " + max + " tests were already (unflake.sanitise.max)", null, false, false);
    }
}
