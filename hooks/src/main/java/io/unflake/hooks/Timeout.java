package io.unflake.hooks;

import java.util.concurrent.TimeUnit;

/** The two parts of a timeout as one value, because a hook can return only one. */
public record Timeout(long amount, TimeUnit unit, int nanos) {}
