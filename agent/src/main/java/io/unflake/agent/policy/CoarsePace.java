package io.unflake.agent.policy;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Time passes in steps, and shows whole steps only. The first one begins anew with each test: else it would be chance
 * which test sees the clock move.
 */
final class CoarsePace implements Pace, PerTest {

    private final long step;
    /** What is shown from a real time on, where a step begins. */
    private final NavigableMap<Long, Long> starts = new TreeMap<>(Map.of(0L, 0L));

    private long latest;
    private boolean isNew;

    CoarsePace(long step) {
        this.step = step;
    }

    @Override
    public synchronized void renew() {
        isNew = true;
    }

    @Override
    public synchronized long read(long real) {
        // Readings that overtake each other between the real clock and here must not go back.
        latest = Math.max(latest, real);
        if (isNew) {
            starts.put(latest, Math.max(at(latest), latest / step * step));
            isNew = false;
        }
        return at(latest);
    }

    @Override
    public synchronized long at(long real) {
        Map.Entry<Long, Long> start = starts.floorEntry(real);
        return start == null ? real : start.getValue() + (real - start.getKey()) / step * step;
    }

    @Override
    public synchronized long realOf(long shown, long now) {
        long next = Long.MAX_VALUE;
        for (Map.Entry<Long, Long> start : starts.descendingMap().entrySet()) {
            if (start.getValue() <= shown) {
                long distance = shown - start.getValue();
                long rest = distance % step;
                return Math.min(start.getKey() + distance + (rest == 0 ? 0 : step - rest), next);
            }
            next = start.getKey();
        }
        return shown;
    }
}
