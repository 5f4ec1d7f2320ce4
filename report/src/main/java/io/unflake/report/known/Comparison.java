package io.unflake.report.known;

import io.unflake.model.finding.Finding;

/** A flaky finding, and whether it is known by name and by fingerprint. */
record Comparison(Finding finding, boolean byName, boolean byFingerprint) {}
