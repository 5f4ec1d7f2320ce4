package io.unflake.engine.invariant;

/**
 * How the circumstances of the failing and the passing run differ, in words.
 *
 * @param when the circumstances of one of the runs, such as {@code after CartTest#adds}
 * @param describesFailing whether these are the circumstances of the failing run
 * @param ofOrder whether the tests before the test make the difference
 */
public record Contrast(String when, boolean describesFailing, boolean ofOrder) {}
