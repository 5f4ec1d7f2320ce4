/** A test run: its configuration, the classification of failures, and the reports at the end. */
package io.unflake.sanitise.run;
