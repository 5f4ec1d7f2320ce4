/** Searches waits with which tests pass although another thread is late. */
package io.unflake.engine.mitigate;
