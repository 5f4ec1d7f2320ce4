/** Records what state outside of itself each test touches, and how it leaves it. */
package io.unflake.agent.record;
