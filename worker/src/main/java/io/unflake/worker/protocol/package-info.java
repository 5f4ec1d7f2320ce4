/** Both ends of the channel between controller and worker, and all that is said on it. */
package io.unflake.worker.protocol;
