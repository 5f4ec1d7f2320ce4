package io.unflake.agent.policy;

import java.util.HashMap;
import java.util.Map;

/**
 * Detects threads that repeatedly draw the same one or two values at a site, as in a loop that waits for another value.
 *
 * <p>The limit at a site decreases each time that it is reached, otherwise code with thousands of such loops would take
 * minutes. Each test starts with the initial limit.
 */
final class Repeats implements PerTest {

    private static final int FIRST_LIMIT = 1000;
    private static final int LAST_LIMIT = 10;

    private volatile ThreadLocal<Map<Integer, Run>> runs = ThreadLocal.withInitial(HashMap::new);

    @Override
    public void renew() {
        runs = ThreadLocal.withInitial(HashMap::new);
    }

    /** Whether the limit of equal values in a row has been reached, so that the real value must be returned. */
    boolean isTooLong(int site, long value) {
        return runs.get().computeIfAbsent(site, key -> new Run()).add(value);
    }

    boolean isTooLong(int site, double value) {
        return isTooLong(site, Double.doubleToLongBits(value));
    }

    private static final class Run {

        private long last;
        private long beforeLast;
        private int length;
        private int limit = FIRST_LIMIT;

        boolean add(long value) {
            length = value == last || value == beforeLast ? length + 1 : 0;
            beforeLast = last;
            last = value;
            if (length < limit) {
                return false;
            }
            length = 0;
            limit = Math.max(LAST_LIMIT, limit / 10);
            return true;
        }
    }
}
