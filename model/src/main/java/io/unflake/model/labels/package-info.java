/** The labels of suites with injected flaky tests: which tests are flaky, and why. */
package io.unflake.model.labels;
