/** Converts the unique ids of test engines to {@link io.unflake.model.TestId}s. */
package io.unflake.worker.naming;
