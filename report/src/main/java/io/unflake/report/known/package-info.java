/** Compares findings with known flaky tests. */
package io.unflake.report.known;
