/** The service provider interface: what users implement to add assumptions, or exceptions of client libraries. */
package io.unflake.sanitise.spi;
