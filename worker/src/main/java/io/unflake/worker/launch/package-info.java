/** Requests to the JUnit Platform of the user's class path, and the discovery of tests through it. */
package io.unflake.worker.launch;
