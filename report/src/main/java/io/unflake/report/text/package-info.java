/** Findings in words. */
package io.unflake.report.text;
