/** The command line: translates options into requests to the application. */
package io.unflake.cli;
