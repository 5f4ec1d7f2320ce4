/** Runs any command with the network cut. */
package io.unflake.engine.offline;
