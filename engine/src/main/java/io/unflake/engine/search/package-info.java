/** Performs the planned runs and collects the tests that fail. */
package io.unflake.engine.search;
