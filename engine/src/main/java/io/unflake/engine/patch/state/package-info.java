/** Reads from sources how shared state is declared, and which methods of the project reset or set it. */
package io.unflake.engine.patch.state;
