package io.unflake.model.finding;

/**
 * The boundary between passing and failing.
 *
 * @param parameter the parameter of the strategy that was varied
 * @param fails the mildest value that fails
 * @param passes the strongest value that passes; null if all milder values fail
 */
public record Margin(String parameter, String fails, String passes) {}
