/** The findings file: its contents, how findings are converted to it, and how it is written and read. */
package io.unflake.report.json;
