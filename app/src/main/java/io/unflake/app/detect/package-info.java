/** Detection: options and configuration to a plan, the plan to a result, the result to a report. */
package io.unflake.app.detect;
