/** Repairs a finding and reports the patch. */
package io.unflake.app.repair;
