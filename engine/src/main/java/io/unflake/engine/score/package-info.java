/** Scores what detectors report on suites whose flaky tests are known. Starts no processes. */
package io.unflake.engine.score;
