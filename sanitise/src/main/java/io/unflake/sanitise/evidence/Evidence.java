package io.unflake.sanitise.evidence;

/** Observes running tests, and returns what happened during one that has failed. */
public interface Evidence {

    /** A scope begins on the current thread. */
    void begin(TestScope scope);

    /** A scope ends on the current thread, but later scopes still refer to it as their enclosing scope. */
    void leave(TestScope scope);

    /** A scope ends on the current thread and is not needed any more. */
    void end(TestScope scope);

    /** Returns what happened since a scope began, on its thread and on threads started from there. */
    Observations of(TestScope scope);
}
