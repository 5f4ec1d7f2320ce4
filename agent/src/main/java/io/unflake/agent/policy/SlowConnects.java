package io.unflake.agent.policy;

import io.unflake.hooks.Connects;

/** Connections that take nearly all of their timeout, after a slow name resolution. */
record SlowConnects(double share, long resolveNanos, DelayBudget delays) implements Connects {

    private static final long NANOS_PER_MILLI = 1_000_000;

    @Override
    public long delay(long timeoutMillis, int site) {
        return delays.grant((timeoutMillis - left(timeoutMillis)) * NANOS_PER_MILLI + resolveNanos, site);
    }

    @Override
    public long left(long timeoutMillis) {
        return timeoutMillis == 0 ? 0 : Math.max(1, (long) (timeoutMillis * share));
    }
}
