package io.unflake.hooks;

/** Delays connections. */
public interface Connects {

    /**
     * Returns the delay in ns before a connection. Called once per connection.
     *
     * @param timeoutMillis the timeout of the connection, 0 for none
     */
    long delay(long timeoutMillis, int site);

    /** Returns the rest of a timeout in ms; at least 1 if the timeout is positive. */
    long left(long timeoutMillis, int site);
}
