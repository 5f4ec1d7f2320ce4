/** Processes that are ours to end. */
package io.unflake.engine.process;
