/** The rules by which failures become findings. */
package io.unflake.engine.verdict;
