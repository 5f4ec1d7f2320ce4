/**
 * Static hooks that instrumented code calls. They are on the boot class path, use only java.base, and do nothing until
 * the agent wires them.
 */
package io.unflake.hooks;
