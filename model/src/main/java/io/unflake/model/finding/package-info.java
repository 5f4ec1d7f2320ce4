/** What a capability finds out about tests. */
package io.unflake.model.finding;
