package io.unflake.agent.policy;

import java.util.HashMap;
import java.util.Map;

/** How much a test may be slowed down: what repeats a hundred times would look like a hang. */
final class DelayBudget implements PerTest {

    private static final int CALLS_PER_SITE = 5;
    private static final long NANOS_PER_TEST = 30_000_000_000L;

    private final boolean bounded;
    private final Map<Integer, Integer> calls = new HashMap<>();
    private long granted;

    /** @param bounded whether it is known when a test starts */
    DelayBudget(boolean bounded) {
        this.bounded = bounded;
    }

    /** A test starts. */
    @Override
    public synchronized void renew() {
        calls.clear();
        granted = 0;
    }

    /** How many ns to wait at a site, where so many are wanted. */
    synchronized long grant(long wanted, int site) {
        if (!bounded) {
            return wanted;
        }
        if (calls.merge(site, 1, Integer::sum) > CALLS_PER_SITE) {
            return 0;
        }
        long nanos = Math.min(wanted, NANOS_PER_TEST - granted);
        granted += nanos;
        return nanos;
    }
}
