/** How findings compare with tests that are known to be flaky. */
package io.unflake.report.known;
