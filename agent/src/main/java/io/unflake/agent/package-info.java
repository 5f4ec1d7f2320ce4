/** The Java agent: its entry point, arguments and wiring. */
package io.unflake.agent;
