/** The one versioned codec. */
package io.unflake.model.codec;
