package io.unflake.hooks;

/** In which order results come whose order nobody promised. */
public interface Orders {

    /** The order of so many elements, as indexes into the real one; null for the real one. To be asked once for each. */
    int[] of(int size);
}
