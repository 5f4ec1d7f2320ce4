/** Loads mutated classes in a JVM of their own, so that no class is written that a JVM refuses. */
package io.unflake.inject.load;
