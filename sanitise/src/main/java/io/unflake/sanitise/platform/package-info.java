/** For whatever runs on the JUnit Platform: how tests ended, and tests of JUnit 4 that nobody has put a rule into. */
package io.unflake.sanitise.platform;
