/** What it takes to see a finding again. */
package io.unflake.model.replay;
