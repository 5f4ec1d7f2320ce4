package io.unflake.sanitise.run;

/** What frameworks are told to skip a test with: a skip of ours can be told from the user's own by it. */
public interface SanitiserSkip {

    /** Why the failure does not count. */
    SkipReason reason();
}
