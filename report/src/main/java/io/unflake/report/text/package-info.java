/** Words for findings, and text that is safe to print. */
package io.unflake.report.text;
