/** For JUnit 4. */
package io.unflake.sanitise.junit4;
