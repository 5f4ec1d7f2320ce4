package io.unflake.sanitise.run;

/** Implemented by the exceptions with which the sanitiser skips tests, to distinguish them from skips by the user. */
public interface SanitiserSkip {

    /** Why the test is skipped. */
    SkipReason reason();
}
