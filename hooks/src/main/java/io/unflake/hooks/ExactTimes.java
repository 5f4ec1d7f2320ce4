package io.unflake.hooks;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Times that code has handed to the JDK, so that it gets back exactly these, whatever translation rounds. */
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

    /** The real time to hand over for a time that the code knows; never before 1970, which many APIs refuse. */
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
