package io.unflake.report.trace;

import io.unflake.model.Failure;

/**
 * A failure in a log.
 *
 * @param test the test that the line before the trace names; null if it names none
 * @param failure null if no trace follows the name of the test
 */
public record TracedFailure(ReportedTest test, Failure failure) {}
