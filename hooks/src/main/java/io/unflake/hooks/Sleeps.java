package io.unflake.hooks;

/** Decides how long sleeps take. */
public interface Sleeps {

    /**
     * Returns the duration of a sleep in ns.
     *
     * @param asked the requested duration in ns
     */
    long nanos(long asked, int site);
}
