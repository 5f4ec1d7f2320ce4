/** Renders {@code score.json} for the terminal and as a page with plots. */
package io.unflake.report.score;
