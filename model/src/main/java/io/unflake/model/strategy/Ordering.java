package io.unflake.model.strategy;

/** How a strategy orders the tests of a suite. */
public enum Ordering {
    /** Classes and their methods in reverse order. */
    REVERSED,
    /** Classes and their methods in a random order. */
    RANDOM,
    /** Every class twice in a row. */
    TWICE,
    /** Polluters directly before the tests that may be their victims, as a recorded run suggests. */
    DIRECTED
}
