package io.unflake.hooks;

/** Decides how much earlier waits time out. */
public interface Waits {

    /**
     * Returns the share of a timeout that is left.
     *
     * @param askedNanos the requested timeout
     */
    double share(long askedNanos, int site);
}
