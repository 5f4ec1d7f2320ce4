/** Findings: flaky tests with their causes, margins and rates. */
package io.unflake.model.finding;
