/** The java agent: how it starts and what it is told. */
package io.unflake.agent;
