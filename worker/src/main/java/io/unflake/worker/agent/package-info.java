/** The worker's access to the agent in its JVM. */
package io.unflake.worker.agent;
