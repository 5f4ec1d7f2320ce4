/** Records which shared state each test touches, and the value of that state after the test. */
package io.unflake.agent.record;
