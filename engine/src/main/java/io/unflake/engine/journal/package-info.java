/** The append-only journal of all observations; runs in the journal are not repeated. */
package io.unflake.engine.journal;
