/** Runs tests and tells what became of them. */
package io.unflake.worker.run;
