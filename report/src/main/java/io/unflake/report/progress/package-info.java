/** Shows progress while a command runs. */
package io.unflake.report.progress;
