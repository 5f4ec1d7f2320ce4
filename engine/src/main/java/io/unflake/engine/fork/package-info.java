/** Starts worker JVMs, sends them commands, enforces time limits and stops them. */
package io.unflake.engine.fork;
