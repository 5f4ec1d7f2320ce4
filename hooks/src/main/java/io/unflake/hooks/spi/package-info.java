/** The interface for custom strategies. */
package io.unflake.hooks.spi;
