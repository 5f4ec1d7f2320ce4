/** Rewrites classes so that calls go through hooks. */
package io.unflake.agent.instrument;
