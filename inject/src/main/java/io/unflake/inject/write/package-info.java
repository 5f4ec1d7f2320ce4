/** Chooses mutants and writes suites with them: classes, libraries and labels. */
package io.unflake.inject.write;
