package io.unflake.agent.policy;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Hit.PreviousReading;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import io.unflake.model.strategy.SiteKind;
import java.util.List;

/** Counts the calls at a site in one test, and keeps the first perturbed one. */
final class CallCount {

    private static final int MOST_FRAMES = 64;

    private final Site site;
    private final ThreadKey thread;
    private final List<Spot> spots;
    private int calls;
    private int callsOfFixtures;
    private Hit hit;

    /**
     * Starts at 0.
     *
     * @param thread the thread whose calls are counted; null for all threads
     * @param spots the spots at this site and thread; empty if the calls are counted but not perturbed
     */
    CallCount(Site site, ThreadKey thread, List<Spot> spots) {
        this.site = site;
        this.thread = thread;
        this.spots = spots;
    }

    /** @param asked the duration in ns, or the port, that was passed to the call */
    synchronized boolean admits(long asked, PreviousReading previous) {
        calls++;
        boolean admitted = isAtASpot();
        if (admitted && hit == null) {
            hit = hit(asked, previous);
        }
        return admitted;
    }

    private Hit hit(long asked, PreviousReading previous) {
        List<Frame> stack = SpotFocus.stack(MOST_FRAMES);
        return site.kind().equals(SiteKind.PORT)
                ? new Hit(site, thread, calls, calls, stack, 0, (int) asked, previous)
                : new Hit(site, thread, calls, calls, stack, asked, previous);
    }

    /** A loop, since every call of a hooked API comes here. */
    private boolean isAtASpot() {
        for (Spot spot : spots) {
            if (spot.contains(calls)) {
                return true;
            }
        }
        return false;
    }

    boolean hasSpots() {
        return !spots.isEmpty();
    }

    /** Restarts at the beginning of a test, since the previous calls were made by fixtures. */
    synchronized void renew() {
        callsOfFixtures = Math.max(callsOfFixtures, calls);
        calls = 0;
    }

    synchronized void drainTo(List<Hit> hits) {
        int all = Math.max(calls, callsOfFixtures);
        if (all > 0) {
            hits.add(hit == null ? Hit.unperturbed(site, thread, all) : hit.withCalls(all));
        }
        calls = 0;
        callsOfFixtures = 0;
        hit = null;
    }
}
