package io.unflake.agent.policy;

import java.util.HashMap;
import java.util.Map;

/** Notices that a thread draws the same one or two values at a site for ever, as loops do that wait for another. */
final class Repeats {

    private static final int LIMIT = 1000;

    private final ThreadLocal<Map<Integer, Run>> runs = ThreadLocal.withInitial(HashMap::new);

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

        boolean add(long value) {
            length = value == last || value == beforeLast ? length + 1 : 0;
            beforeLast = last;
            last = value;
            if (length < LIMIT) {
                return false;
            }
            length = 0;
            return true;
        }
    }
}
