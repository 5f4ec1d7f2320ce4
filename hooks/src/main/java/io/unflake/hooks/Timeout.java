package io.unflake.hooks;

import java.util.concurrent.TimeUnit;

/** A timeout of two parts, while it is taken off the stack and put back. */
public record Timeout(long amount, TimeUnit unit, int nanos) {}
