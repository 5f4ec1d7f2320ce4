/** Explains why a test fails: records a failing and a passing run, and compares them. */
package io.unflake.engine.explain;
