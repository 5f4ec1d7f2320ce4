/** Reads the modules of the project under test and the names of its test classes, without loading its code. */
package io.unflake.engine.discovery;
