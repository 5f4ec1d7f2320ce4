package io.unflake.engine.search;

import io.unflake.engine.plan.Trial;
import io.unflake.model.TestResult;

/** A test that failed in exploration although it passed in the baseline, to be confirmed or dropped. */
public record Candidate(Trial trial, TestResult result) {}
