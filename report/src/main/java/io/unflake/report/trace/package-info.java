/** Reads stack traces from logs, as JVMs, build tools and CI systems write them. */
package io.unflake.report.trace;
