/** Replay files, which reproduce findings. */
package io.unflake.model.replay;
