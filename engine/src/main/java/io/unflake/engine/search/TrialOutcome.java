package io.unflake.engine.search;

import io.unflake.engine.plan.Trial;
import java.util.List;

/**
 * What the runs of one trial showed.
 *
 * @param tests how many tests ran
 * @param candidates the tests that failed although they passed in the baseline
 */
public record TrialOutcome(Trial trial, int tests, List<Candidate> candidates, double seconds) {}
