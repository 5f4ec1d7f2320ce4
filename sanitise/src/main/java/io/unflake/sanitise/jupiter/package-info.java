/** The extension for JUnit 5 and 6. */
package io.unflake.sanitise.jupiter;
