package io.unflake.hooks;

/** How connecting is slowed down. */
public interface Connects {

    /** How many ns to wait before connecting; asked once for each connection, with its timeout in ms or 0. */
    long delay(long timeoutMillis, int site);

    /** What is left of a timeout in ms, at least 1 if it was positive. */
    long left(long timeoutMillis, int site);
}
