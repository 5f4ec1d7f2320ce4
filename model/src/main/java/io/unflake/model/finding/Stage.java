package io.unflake.model.finding;

import java.util.Locale;

/** How far a finding was pursued. */
public enum Stage {
    /** Failed once under a treatment and was not run again, since time ran out. */
    SEEN,
    /** Failed repeatedly; the smallest cause was not searched for. */
    CONFIRMED,
    /** Failed repeatedly, and the smallest cause was searched for. */
    PROVEN;

    /** The name in files and reports, such as {@code seen}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
