package io.unflake.hooks;

/** Decides the order of unordered results. */
public interface Orders {

    /**
     * Returns the order of a number of elements as indexes into the real order, null for the real order. Called once
     * per result.
     */
    int[] of(int size);
}
