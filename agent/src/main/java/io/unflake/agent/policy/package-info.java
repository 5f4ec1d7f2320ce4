/** What the strategies answer when a hook asks: treatments turned into behaviour. */
package io.unflake.agent.policy;
