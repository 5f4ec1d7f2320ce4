package io.unflake.sanitise.evidence;

/** Watches tests, and tells of one that has failed what happened while it ran. */
public interface Evidence {

    /** A stretch begins on this thread. */
    void begin(TestScope scope);

    /** A stretch is over on this thread, but counts for others that are still to come. */
    void leave(TestScope scope);

    /** A stretch ends on this thread. */
    void end(TestScope scope);

    /** What happened since a stretch began, on its thread and on those that were started from there. */
    Observations of(TestScope scope);
}
