/** Injects flaky tests with known causes into compiled suites. */
package io.unflake.inject;
