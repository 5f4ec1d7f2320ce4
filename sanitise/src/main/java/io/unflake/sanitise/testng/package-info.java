/** The listener for TestNG 7. */
package io.unflake.sanitise.testng;
