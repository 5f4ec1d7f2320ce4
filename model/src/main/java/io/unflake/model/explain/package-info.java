/** Explanations: how a failing run of a test differs from a passing one. */
package io.unflake.model.explain;
