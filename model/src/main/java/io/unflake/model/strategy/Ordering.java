package io.unflake.model.strategy;

/** The ways in which a strategy orders the tests of a suite. */
public enum Ordering {
    /** Classes and their methods in reverse order. */
    REVERSED,
    /** Classes and their methods in a random order. */
    RANDOM,
    /** Every class twice in a row. */
    TWICE,
    /** Polluters directly before their possible victims, according to a recorded run. */
    DIRECTED
}
