/** {@code reproduce}: makes failures that depend on timing happen. */
package io.unflake.app.reproduce;
