package io.unflake.model.score;

/**
 * The share of the mutants of an operator that were detected in one setting.
 *
 * @param type {@code OD}, {@code NOD} or {@code ID}
 * @param form {@code gated} or {@code natural}
 * @param tr the probability of failure; null if it does not matter for this mutant
 * @param k the number of cleaners or state-unsetters; null if the mutant does not depend on the order
 */
public record ScorePoint(String operator, String type, String form, Double tr, Integer k, Proportion detected) {}
