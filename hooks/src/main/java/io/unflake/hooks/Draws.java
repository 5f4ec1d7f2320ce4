package io.unflake.hooks;

/** Replaces values drawn from random generators. Bounds are inclusive. */
public interface Draws {

    long integer(long real, long least, long most, int site);

    double fraction(double real, double least, double most, int site);

    /** Replaces bytes in place. */
    void bytes(byte[] drawn, int site);
}
