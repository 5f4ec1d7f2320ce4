package io.unflake.hooks;

/** What draws from generators return, given what they would have returned and their bounds, both included. */
public interface Draws {

    long integer(long real, long least, long most, int site);

    double fraction(double real, double least, double most, int site);

    /** Replaces bytes that were drawn at once. */
    void bytes(byte[] drawn, int site);
}
