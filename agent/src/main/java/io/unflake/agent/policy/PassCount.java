package io.unflake.agent.policy;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** Counts how often a thread passes a delay point, and keeps the first delayed pass. */
final class PassCount {

    private static final int MOST_FRAMES = 64;

    private final int number;
    private final Site site;
    private final ThreadKey thread;
    private final List<Spot> spots;
    private long nextNanos;
    private int passes;
    private int firstDelayed;
    private List<Frame> stack = List.of();

    /**
     * Starts at 0.
     *
     * @param number tells which points were passed first
     * @param spots those at this point and thread; none if passes are only counted
     */
    PassCount(int number, Site site, ThreadKey thread, List<Spot> spots, long initialNanos) {
        this.number = number;
        this.site = site;
        this.thread = thread;
        this.spots = spots;
        nextNanos = initialNanos;
    }

    int number() {
        return number;
    }

    ThreadKey thread() {
        return thread;
    }

    boolean hasSpots() {
        return !spots.isEmpty();
    }

    /**
     * Returns how long the thread is delayed this time.
     *
     * @param grant returns the allowed part of a delay
     */
    synchronized long passed(LongUnaryOperator grant) {
        passes++;
        if (nextNanos == 0 || spots.stream().noneMatch(spot -> spot.contains(passes))) {
            return 0;
        }
        long nanos = grant.applyAsLong(nextNanos);
        nextNanos /= 2;
        if (firstDelayed == 0 && nanos > 0) {
            firstDelayed = passes;
            stack = SpotFocus.stack(MOST_FRAMES);
        }
        return nanos;
    }

    synchronized Hit hit() {
        return new Hit(site, thread, passes, firstDelayed, stack, 0, null);
    }
}
