/** What a person sees while a capability works. */
package io.unflake.report.progress;
