package io.unflake.agent.policy;

import io.unflake.hooks.Sleeps;
import java.util.HashMap;
import java.util.Map;

/** Sleeps that take longer, as long as a test has not been slowed down enough. */
final class LongerSleeps implements Sleeps {

    private static final int CALLS_PER_SITE = 5;
    private static final long NANOS_PER_TEST = 30_000_000_000L;

    private final long add;
    private final boolean bounded;
    private final Map<Integer, Integer> calls = new HashMap<>();
    private long added;

    /** @param bounded whether it is known when a test starts */
    LongerSleeps(long add, boolean bounded) {
        this.add = add;
        this.bounded = bounded;
    }

    synchronized void testStarted() {
        calls.clear();
        added = 0;
    }

    @Override
    public synchronized long nanos(long asked, int site) {
        if (bounded && calls.merge(site, 1, Integer::sum) > CALLS_PER_SITE) {
            return asked;
        }
        long more = bounded ? Math.min(add, NANOS_PER_TEST - added) : add;
        added += more;
        return asked + more < 0 ? asked : asked + more;
    }
}
