/** Replays a finding and reports how often it failed. */
package io.unflake.app.replay;
