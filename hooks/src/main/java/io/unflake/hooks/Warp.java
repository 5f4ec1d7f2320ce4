package io.unflake.hooks;

import java.time.Instant;

/** A clock that does not show the real time, and the translation between the two. */
public interface Warp {

    /** Returns the wall clock in ms; counts as a read at this site. */
    long millis(int site);

    /** Returns the wall clock; counts as a read at this site. */
    Instant instant(int site);

    /** Returns the value that replaces {@link System#nanoTime}; counts as a read at this site. */
    long nanos(int site);

    /** Translates a real time to the time that this clock shows then. */
    Instant toWarped(Instant real);

    /** Translates a time of this clock to the real time at which it is shown. */
    Instant toReal(Instant warped);

    /** Translates a real duration in ms that ends now. */
    long elapsedMillis(long realMillis);
}
