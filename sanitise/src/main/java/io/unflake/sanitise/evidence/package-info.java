/** Which exceptions occurred while a test ran, taken from its failure and from the flight recorder of the JVM. */
package io.unflake.sanitise.evidence;
