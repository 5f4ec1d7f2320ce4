package io.unflake.hooks;

/** Decides how long threads are delayed at delay points. */
public interface Delays {

    /** Returns the delay of the current thread at a point in ns. */
    long nanos(int point);
}
