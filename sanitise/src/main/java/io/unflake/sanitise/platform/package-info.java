/** Support for the JUnit Platform: records the outcome of tests, and sanitises JUnit 4 tests without a rule. */
package io.unflake.sanitise.platform;
