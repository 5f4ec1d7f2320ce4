/** Prints findings, those of a detection and those of an earlier one. */
package io.unflake.app.report;
