package io.unflake.engine.search;

import io.unflake.engine.plan.Trial;
import java.util.List;

/**
 * The outcome of the runs of one trial.
 *
 * @param tests the number of tests that ran
 * @param candidates the tests that failed although they passed with nothing perturbed
 * @param complete whether there was time for all planned runs
 */
public record TrialOutcome(Trial trial, int tests, List<Candidate> candidates, double seconds, boolean complete) {}
