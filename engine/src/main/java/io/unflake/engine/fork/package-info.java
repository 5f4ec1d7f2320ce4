/** Worker JVMs: started, spoken to, watched and ended. */
package io.unflake.engine.fork;
