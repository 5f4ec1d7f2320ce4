/** Main class and command handling of the forked test JVM. */
package io.unflake.worker;
