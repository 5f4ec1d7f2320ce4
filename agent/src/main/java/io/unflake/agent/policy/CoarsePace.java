package io.unflake.agent.policy;

import java.time.Instant;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A clock that ticks in long steps. Each test starts a new step, otherwise it would be a matter of chance which test
 * observes a tick.
 */
final class CoarsePace implements Pace, PerTest {

    private final long step;
    /** The displayed time at each real time where a sequence of steps starts. */
    private final NavigableMap<Long, Long> starts = new TreeMap<>(Map.of(0L, 0L));

    private long latest;
    private boolean isNew;

    CoarsePace(long step) {
        this.step = step;
    }

    @Override
    public Instant aligned(Instant start) {
        long millis = step / 1_000_000;
        return Instant.ofEpochMilli(Math.floorDiv(start.toEpochMilli(), millis) * millis);
    }

    @Override
    public synchronized void renew() {
        isNew = true;
    }

    @Override
    public synchronized long read(long real) {
        // Concurrent readings may arrive out of order, but the clock must not go back.
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
