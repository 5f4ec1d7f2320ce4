/** Discovers and launches tests through the JUnit Platform on the user's class path. */
package io.unflake.worker.launch;
