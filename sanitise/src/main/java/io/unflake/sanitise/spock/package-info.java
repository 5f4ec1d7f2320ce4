/** The extensions for Spock 2. */
package io.unflake.sanitise.spock;
