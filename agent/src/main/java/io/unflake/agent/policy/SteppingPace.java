package io.unflake.agent.policy;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * A clock that every reading moves forward, up to a number of steps per real second. The first reading at a site always
 * counts, so that a loop, which reads at the same site again and again, does not use up the steps of other readings.
 *
 * <p>In each test the first steps are large and all others small, because steps add up: time limits that no machine
 * exceeds would end otherwise.
 */
final class SteppingPace implements Pace, PerTest {

    private static final long SECOND = 1_000_000_000;
    private static final int STEPS_PER_THREAD = 2;
    private static final int STEPS_OF_ALL = 8;
    private static final int NO_SITE = -1;

    /** With steps of 5 s, a test of up to a second sees less than 30 s pass, which is a usual time limit. */
    private static final int LARGE_STEPS = 4;

    private static final int SMALL_PART = 5;

    private final long step;
    private final NavigableMap<Long, Long> offsets = new TreeMap<>();
    private final IdentityHashMap<Thread, Integer> readingsOfThread = new IdentityHashMap<>();
    private final IdentityHashMap<Thread, Set<Integer>> sitesOfThread = new IdentityHashMap<>();
    private long latest;
    private long second = -1;
    private int steps;
    private int stepsOfTest;
    private boolean knowsTests;

    SteppingPace(long step) {
        this.step = step;
    }

    @Override
    public long read(long real) {
        return read(real, NO_SITE);
    }

    @Override
    public synchronized long read(long real, int site) {
        // Concurrent readings may arrive out of order, but the clock must not go back.
        latest = Math.max(latest, real);
        if (maySucceed(site)) {
            stepsOfTest++;
            offsets.put(latest, offsetAt(latest) + (stepsOfTest <= LARGE_STEPS ? step : step / SMALL_PART));
        }
        return latest + offsetAt(latest);
    }

    /** Includes the steps of earlier, perturbed readings. */
    @Override
    public long unperturbed(long real) {
        return at(real);
    }

    @Override
    public synchronized void renew() {
        knowsTests = true;
        stepsOfTest = 0;
        renewSecond();
    }

    private void renewSecond() {
        if (!knowsTests) {
            stepsOfTest = 0;
        }
        steps = 0;
        readingsOfThread.clear();
        sitesOfThread.clear();
    }

    private boolean maySucceed(int site) {
        if (latest / SECOND != second) {
            second = latest / SECOND;
            renewSecond();
        }
        Thread thread = Thread.currentThread();
        boolean isEarly = readingsOfThread.merge(thread, 1, Integer::sum) <= STEPS_PER_THREAD;
        boolean isFirst = site != NO_SITE
                && sitesOfThread
                        .computeIfAbsent(thread, each -> new HashSet<>())
                        .add(site);
        if (steps >= STEPS_OF_ALL || !(isEarly || isFirst)) {
            return false;
        }
        steps++;
        return true;
    }

    @Override
    public synchronized long at(long real) {
        return real + offsetAt(real);
    }

    private long offsetAt(long real) {
        Map.Entry<Long, Long> last = offsets.floorEntry(real);
        return last == null ? 0 : last.getValue();
    }

    @Override
    public synchronized long realOf(long shown, long now) {
        long next = Long.MAX_VALUE;
        for (Map.Entry<Long, Long> entry : offsets.descendingMap().entrySet()) {
            if (entry.getKey() + entry.getValue() <= shown) {
                return Math.min(shown - entry.getValue(), next);
            }
            next = entry.getKey();
        }
        return Math.min(shown, next);
    }
}
