/** Reports for the terminal. */
package io.unflake.report.console;
