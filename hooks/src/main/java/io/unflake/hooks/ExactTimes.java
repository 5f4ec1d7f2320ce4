package io.unflake.hooks;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Remembers times that code passed to the JDK, so that code gets back exactly the same times despite rounding. */
final class ExactTimes {

    private static final int LIMIT = 4096;

    private static final Map<Long, Instant> SHOWN = new LinkedHashMap<>() {

        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Instant> eldest) {
            return size() > LIMIT;
        }
    };

    private ExactTimes() {}

    /** Returns the real time to pass to the JDK; never before 1970, which many APIs reject. */
    static Instant toReal(Warp warp, Instant shown) {
        Instant real = warp.toReal(shown);
        Instant given = real.isBefore(Instant.EPOCH) ? shown : real;
        synchronized (SHOWN) {
            SHOWN.put(given.toEpochMilli(), shown);
        }
        return given;
    }

    static Instant toShown(Warp warp, Instant real) {
        synchronized (SHOWN) {
            Instant exact = SHOWN.get(real.toEpochMilli());
            return exact == null ? warp.toWarped(real) : exact;
        }
    }

    static void clear() {
        synchronized (SHOWN) {
            SHOWN.clear();
        }
    }
}
