/** What users implement to add assumptions of their own. */
package io.unflake.sanitise.spi;
