/** Static hooks that instrumented code calls. On the boot class path, java.base only, no-op until the agent wires them. */
package io.unflake.hooks;
