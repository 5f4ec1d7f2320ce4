/** Runs a command without network. */
package io.unflake.engine.offline;
