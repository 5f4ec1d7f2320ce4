package io.unflake.agent.policy;

import java.util.HashMap;
import java.util.Map;

/**
 * Notices that a thread draws the same one or two values at a site for ever, as loops do that wait for another.
 *
 * <p>Who has waited long at a site need not wait as long again: code that draws thousands of times until it likes the value
 * would else take minutes. Each test starts with the patience of the first one.
 */
final class Repeats implements PerTest {

    private static final int FIRST_LIMIT = 1000;
    private static final int LAST_LIMIT = 10;

    private volatile ThreadLocal<Map<Integer, Run>> runs = ThreadLocal.withInitial(HashMap::new);

    @Override
    public void renew() {
        runs = ThreadLocal.withInitial(HashMap::new);
    }

    /** Whether so many equal values were drawn in a row that a real one must pass. */
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
