/** Scoring: runs detectors on suites whose flaky tests are known, and reports what they found. */
package io.unflake.app.score;
