/** Reads the project under test: its modules, and the names of its test classes; loads none of its code. */
package io.unflake.engine.discovery;
