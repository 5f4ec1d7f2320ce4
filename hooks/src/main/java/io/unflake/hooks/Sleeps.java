package io.unflake.hooks;

/** How long sleeps take. */
public interface Sleeps {

    /** How many ns a sleep takes that was asked to take so many. */
    long nanos(long asked, int site);
}
