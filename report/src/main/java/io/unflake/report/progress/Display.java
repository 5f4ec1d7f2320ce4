package io.unflake.report.progress;

/** Where progress is shown. */
interface Display {

    /** A phase has begun. */
    void phase(Snapshot now);

    /** Something was counted, or time has passed. */
    void update(Snapshot now);

    /** A message that remains visible. */
    void note(String text, Snapshot now);

    /** The progress has ended. */
    void end();
}
