/** What a capability tells while it works. */
package io.unflake.model.progress;
