/** Implements treatments by configuring the hooks. */
package io.unflake.agent.policy;
