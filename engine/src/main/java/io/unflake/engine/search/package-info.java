/** Runs what was planned and picks out what failed. */
package io.unflake.engine.search;
