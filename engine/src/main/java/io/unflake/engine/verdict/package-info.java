/** Decides which failures are findings. */
package io.unflake.engine.verdict;
