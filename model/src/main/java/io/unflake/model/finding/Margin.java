package io.unflake.model.finding;

/**
 * How far a test is from failing.
 *
 * @param parameter the parameter of the strategy that was varied
 * @param fails the mildest value that still fails
 * @param passes the strongest value that passes; null where everything fails that is milder
 */
public record Margin(String parameter, String fails, String passes) {}
