/** The assumptions that are built in. */
package io.unflake.sanitise.assume;
