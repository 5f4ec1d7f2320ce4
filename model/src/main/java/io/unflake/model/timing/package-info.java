/** The methods of the JDK whose calls depend on timing. */
package io.unflake.model.timing;
