/** The rule and the runner for JUnit 4. */
package io.unflake.sanitise.junit4;
