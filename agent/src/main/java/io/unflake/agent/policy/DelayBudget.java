package io.unflake.agent.policy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Limits the delays in one test, since a hundred delayed calls would look like a hang. */
final class DelayBudget implements PerTest {

    static final long NANOS_PER_TEST = 10_000_000_000L;

    private final boolean bounded;
    private final Map<Integer, Integer> calls = new HashMap<>();
    private final Map<Integer, Long> grantedAtSite = new HashMap<>();
    private final Set<Integer> resolving = new HashSet<>();
    private long granted;

    /** @param bounded whether to limit delays, which requires that the start of tests is known */
    DelayBudget(boolean bounded) {
        this.bounded = bounded;
    }

    /** Resets the budget at the start of a test. */
    @Override
    public synchronized void renew() {
        calls.clear();
        grantedAtSite.clear();
        resolving.clear();
        granted = 0;
    }

    /** Whether this is the first name resolution at a site, since the JDK remembers addresses for longer than a test. */
    synchronized boolean resolves(int site) {
        return !bounded || resolving.add(site);
    }

    /**
     * Returns the allowed part of a wanted delay in ns.
     *
     * @param mostCalls how many calls at a site are delayed in one test
     * @param mostNanos how long they are delayed together
     */
    synchronized long grant(long wanted, int site, int mostCalls, long mostNanos) {
        if (!bounded) {
            return wanted;
        }
        if (calls.merge(site, 1, Integer::sum) > mostCalls) {
            return 0;
        }
        long atSite = grantedAtSite.getOrDefault(site, 0L);
        long nanos = Math.min(wanted, Math.min(mostNanos - atSite, NANOS_PER_TEST - granted));
        grantedAtSite.put(site, atSite + nanos);
        granted += nanos;
        return nanos;
    }
}
