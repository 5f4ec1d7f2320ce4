/** What a person sees in the terminal. */
package io.unflake.report.console;
