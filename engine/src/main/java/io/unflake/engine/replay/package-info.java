/** Reproduces findings from replay files. */
package io.unflake.engine.replay;
