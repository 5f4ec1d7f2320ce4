/** One run of tests: its settings, the judgement of each failure, and what is told of it at the end. */
package io.unflake.sanitise.run;
