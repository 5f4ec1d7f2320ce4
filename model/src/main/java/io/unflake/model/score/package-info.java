/** How well a detector agrees with what is known about tests, and the contents of {@code score.json}. */
package io.unflake.model.score;
