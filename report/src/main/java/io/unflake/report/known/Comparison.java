package io.unflake.report.known;

import io.unflake.model.finding.Finding;

/** A flaky finding and in which ways it is a known one. */
record Comparison(Finding finding, boolean byName, boolean byFingerprint) {}
