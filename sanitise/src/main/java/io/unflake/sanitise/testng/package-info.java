/** For TestNG 7. */
package io.unflake.sanitise.testng;
