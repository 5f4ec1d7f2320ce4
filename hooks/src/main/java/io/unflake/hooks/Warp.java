package io.unflake.hooks;

import java.time.Instant;

/** A clock that does not show the real time, and how its time and the real one translate. */
public interface Warp {

    /** The time of day in ms; counts as a reading at this site. */
    long millis(int site);

    /** The time of day; counts as a reading at this site. */
    Instant instant(int site);

    /** The clock that only measures; counts as a reading at this site. */
    long nanos(int site);

    /** What this clock showed, or will show, at a real moment. */
    Instant toWarped(Instant real);

    /** The real moment at which this clock showed, or will show, a time. */
    Instant toReal(Instant warped);

    /** How long something has lasted by this clock that really lasted so many ms up to now. */
    long elapsedMillis(long realMillis);
}
