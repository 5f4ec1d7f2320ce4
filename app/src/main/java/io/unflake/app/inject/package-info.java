/** Injects flaky tests into a suite and reports what was written. */
package io.unflake.app.inject;
