/** Records each test in detail: the values of shared state at program points, accesses with their stacks, and calls. */
package io.unflake.agent.detail;
