/** Findings as a file for other programs. */
package io.unflake.report.json;
