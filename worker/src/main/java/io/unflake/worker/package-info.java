/** The main of the forked test JVM. */
package io.unflake.worker;
