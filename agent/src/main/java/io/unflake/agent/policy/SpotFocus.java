package io.unflake.agent.policy;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.strategy.SiteKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** A treatment applies at some calls at some sites only, counted anew in each test; what happens there is noted. */
final class SpotFocus implements Focus, PerTest {

    private static final Set<String> CLOCKS = Set.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK);
    private static final int MOST_FRAMES = 64;
    private static final int FEW_FRAMES = 8;
    private static final int FRAMES_OF_OURS = 8;
    private static final ThreadLocal<Reading> LAST_READING = new ThreadLocal<>();

    private final IntFunction<Site> sites;
    private final Map<Site, Spot> spots = new HashMap<>();
    private final Map<Integer, Watched> watched = new LinkedHashMap<>();

    SpotFocus(List<Spot> spots, IntFunction<Site> sites) {
        this.sites = sites;
        spots.forEach(spot -> this.spots.put(spot.site(), spot));
    }

    /** When and where a thread has read the clock. */
    private record Reading(SpotFocus focus, Site site, List<Frame> stack, long nanos) {}

    @Override
    public boolean admits(int site, long askedNanos) {
        Watched place = watched(site);
        long now = System.nanoTime();
        return place.admits(askedNanos, CLOCKS.contains(place.site.kind()) ? replaceReading(place, now) : null, now);
    }

    /** The last reading of this thread, in the place of which comes this one. */
    private Reading replaceReading(Watched place, long now) {
        Reading before = LAST_READING.get();
        LAST_READING.set(new Reading(this, place.site, stack(FEW_FRAMES), now));
        return before == null || before.focus != this ? null : before;
    }

    @Override
    public synchronized void renew() {
        watched.values().forEach(Watched::renew);
    }

    @Override
    public boolean concerns(int site) {
        return watched(site).spot != null;
    }

    /** What happened since the last call. */
    synchronized List<Hit> drain() {
        List<Hit> hits = new ArrayList<>();
        watched.values().forEach(place -> place.drainTo(hits));
        return hits;
    }

    private synchronized Watched watched(int site) {
        return watched.computeIfAbsent(site, id -> {
            Site place = sites.apply(id);
            return new Watched(place, spots.get(place));
        });
    }

    /** A site that was passed, be it one of the spots or not. */
    private static final class Watched {

        private final Site site;
        private final Spot spot;
        private int calls;
        private int callsOfFixtures;
        private Hit hit;

        Watched(Site site, Spot spot) {
            this.site = site;
            this.spot = spot;
        }

        synchronized boolean admits(long askedNanos, Reading before, long now) {
            calls++;
            boolean admitted = spot != null && spot.contains(calls);
            if (admitted && hit == null) {
                hit = new Hit(
                        site,
                        calls,
                        calls,
                        stack(MOST_FRAMES),
                        askedNanos,
                        before == null ? null : before.site(),
                        before == null ? List.of() : before.stack(),
                        before == null ? 0 : now - before.nanos());
            }
            return admitted;
        }

        /** A test starts: what was called before it was called by fixtures. */
        synchronized void renew() {
            callsOfFixtures = Math.max(callsOfFixtures, calls);
            calls = 0;
        }

        synchronized void drainTo(List<Hit> hits) {
            int all = Math.max(calls, callsOfFixtures);
            if (all > 0) {
                Hit told = hit == null ? new Hit(site, 0, 0, List.of(), 0, null, List.of(), 0) : hit;
                hits.add(told.withCalls(all));
            }
            calls = 0;
            callsOfFixtures = 0;
            hit = null;
        }
    }

    /** The stack below our own frames. */
    private static List<Frame> stack(int depth) {
        return StackWalker.getInstance()
                .walk(frames -> frames.limit(FRAMES_OF_OURS + depth)
                        .dropWhile(frame -> frame.getClassName().startsWith("io.unflake."))
                        .limit(depth)
                        .map(frame -> Frame.of(frame.toStackTraceElement()))
                        .toList());
    }
}
