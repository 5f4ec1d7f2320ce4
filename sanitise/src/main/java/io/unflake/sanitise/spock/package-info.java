/** For Spock 2. */
package io.unflake.sanitise.spock;
