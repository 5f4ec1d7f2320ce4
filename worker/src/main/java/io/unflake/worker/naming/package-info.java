/** From what test engines call a test to its {@link io.unflake.model.TestId}. */
package io.unflake.worker.naming;
