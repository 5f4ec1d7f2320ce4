package io.unflake.agent.policy;

import io.unflake.hooks.Connects;

/**
 * Leaves connections little of their timeout. They take as much longer, and the first at each site also waits for a slow
 * name resolution. The connections at a site take at most two seconds longer together, or as long as the resolution.
 */
record SlowConnects(double share, long resolveNanos, DelayBudget delays, Focus focus) implements Connects {

    private static final long NANOS_PER_MILLI = 1_000_000;

    /** A test that connects often mostly does so in the same way, and each delay lasts as long as a timeout. */
    private static final int CONNECTIONS_PER_SITE = 2;

    /** A busy machine needs some time to connect even to itself. */
    private static final long LEAST_MILLIS = 50;

    /** Most timeouts are much longer than the tests that connect, and all of these tests would wait as long. */
    private static final long MOST_NANOS = 2_000_000_000L;

    @Override
    public long delay(long timeoutMillis, int site) {
        if (!focus.admits(site, timeoutMillis * NANOS_PER_MILLI)) {
            return 0;
        }
        long connecting = (timeoutMillis - left(timeoutMillis, site)) * NANOS_PER_MILLI;
        long resolving = delays.resolves(site) ? resolveNanos : 0;
        long most = Math.max(MOST_NANOS, resolveNanos);
        return delays.grant(Math.min(most, connecting + resolving), site, CONNECTIONS_PER_SITE, most);
    }

    @Override
    public long left(long timeoutMillis, int site) {
        return timeoutMillis == 0 || !focus.concerns(site)
                ? timeoutMillis
                : Math.max(Math.min(timeoutMillis, LEAST_MILLIS), (long) (timeoutMillis * share));
    }
}
