/** The built-in assumptions, and the choice of those that are active. */
package io.unflake.sanitise.assume;
