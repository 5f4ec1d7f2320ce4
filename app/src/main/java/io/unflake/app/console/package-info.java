/** Where output goes, and what is printed when a command fails or is interrupted. */
package io.unflake.app.console;
