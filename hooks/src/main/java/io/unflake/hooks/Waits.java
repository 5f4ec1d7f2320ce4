package io.unflake.hooks;

/** How much earlier waits give up. */
public interface Waits {

    /** What share of a timeout of so many ns is left. */
    double share(long askedNanos, int site);
}
