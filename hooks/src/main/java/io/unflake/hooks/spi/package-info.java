/** What a user implements to add a strategy of his own. */
package io.unflake.hooks.spi;
