/** The command line: translates options into one request, and findings into output. */
package io.unflake.cli;
