/** Searches recorded runs for code that resets the state in which a failing run differs from a passing one. */
package io.unflake.engine.clean;
