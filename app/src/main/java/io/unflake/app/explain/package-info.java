/** Explains why a test fails: from the options of the user to the report. */
package io.unflake.app.explain;
