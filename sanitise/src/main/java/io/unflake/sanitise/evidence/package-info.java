/** What was seen while tests ran: exceptions by the failure itself, or by the flight recorder of the JVM. */
package io.unflake.sanitise.evidence;
