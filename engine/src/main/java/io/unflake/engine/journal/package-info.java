/** The append-only record of everything observed; what is in it is never tried again. */
package io.unflake.engine.journal;
