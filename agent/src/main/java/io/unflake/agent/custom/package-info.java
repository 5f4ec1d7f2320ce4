/** Custom strategies: rules in the common forms and classes in plugin jars. */
package io.unflake.agent.custom;
