/** Invariants of recorded runs, and those in which a failing and a passing run differ. */
package io.unflake.engine.invariant;
