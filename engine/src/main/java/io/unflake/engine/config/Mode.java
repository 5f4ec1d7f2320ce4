package io.unflake.engine.config;

/** How strategies are tried. */
public enum Mode {
    /** Each alone. */
    SINGLE,
    /** One of each group, all at once. */
    COMBINED,
    /** Each alone, then all at once. */
    BOTH,
    /** None: the tests are just run again and again. */
    RERUN;

    boolean single() {
        return this == SINGLE || this == BOTH;
    }

    boolean combined() {
        return this == COMBINED || this == BOTH;
    }
}
