/** Converts records to versioned JSON and back. */
package io.unflake.model.codec;
