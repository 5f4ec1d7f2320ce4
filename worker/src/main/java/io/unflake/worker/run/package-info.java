/** Runs tests and reports their results. */
package io.unflake.worker.run;
