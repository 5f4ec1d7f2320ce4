/** Progress of long-running commands. */
package io.unflake.model.progress;
