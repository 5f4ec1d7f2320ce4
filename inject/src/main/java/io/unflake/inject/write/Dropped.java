package io.unflake.inject.write;

/**
 * A mutant that is not part of the suite.
 *
 * @param mutant its id
 * @param reason why not
 */
public record Dropped(String mutant, String reason) {}
