/** The way of a class from its bytes to the same class with hooked calls. */
package io.unflake.agent.instrument;
