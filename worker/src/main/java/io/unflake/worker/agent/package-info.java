/** The worker's view of the agent in its JVM. */
package io.unflake.worker.agent;
