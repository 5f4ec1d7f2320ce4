/** The channel between controller and worker, and the messages on it. */
package io.unflake.worker.protocol;
