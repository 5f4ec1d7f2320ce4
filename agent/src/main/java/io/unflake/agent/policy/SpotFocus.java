package io.unflake.agent.policy;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Hit.PreviousReading;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import io.unflake.model.strategy.SiteKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Admits the calls at some spots, counted anew in each test, and notes what happens there. */
final class SpotFocus implements Focus, PerTest, HitSource {

    private static final Set<String> CLOCKS = Set.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK);
    private static final int FEW_FRAMES = 8;
    private static final int FRAMES_OF_OURS = 8;

    private final IntFunction<Site> sites;
    private final Supplier<ThreadKey> thread;
    private final Map<Site, List<Spot>> spots = new HashMap<>();
    private final Map<Integer, WatchedSite> watched = new ConcurrentSkipListMap<>();
    /** Not static: a reading belongs to the perturbation that was asked about it. */
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<Reading> lastReading = new ThreadLocal<>();

    /** @param thread returns the key of the current thread; null if unknown */
    SpotFocus(List<Spot> spots, IntFunction<Site> sites, Supplier<ThreadKey> thread) {
        this.sites = sites;
        this.thread = thread;
        spots.forEach(spot -> this.spots
                .computeIfAbsent(spot.site(), site -> new ArrayList<>())
                .add(spot));
    }

    /** When and where a thread read the clock. */
    private record Reading(Site site, List<Frame> stack, long nanos) {}

    @Override
    public boolean admits(int id, long asked) {
        WatchedSite site = watched(id);
        PreviousReading previous = CLOCKS.contains(site.site().kind()) ? replaceReading(site.site()) : null;
        return site.admits(asked, previous, thread);
    }

    /** Remembers this reading of the clock, and returns the one before it on this thread; null if there is none. */
    private PreviousReading replaceReading(Site site) {
        long now = System.nanoTime();
        Reading before = lastReading.get();
        lastReading.set(new Reading(site, stack(FEW_FRAMES), now));
        return before == null ? null : new PreviousReading(before.site, before.stack, now - before.nanos);
    }

    @Override
    public void renew() {
        watched.values().forEach(WatchedSite::renew);
    }

    @Override
    public boolean concerns(int id) {
        return watched(id).concerns(thread);
    }

    @Override
    public List<Hit> drain() {
        List<Hit> hits = new ArrayList<>();
        watched.values().forEach(site -> site.drainTo(hits));
        return hits;
    }

    /** Called for each call of a hooked API, so a site is looked up by its number only. */
    private WatchedSite watched(int id) {
        WatchedSite known = watched.get(id);
        if (known != null) {
            return known;
        }
        Site site = sites.apply(id);
        return watched.computeIfAbsent(id, number -> new WatchedSite(site, spots.getOrDefault(site, List.of())));
    }

    /** The stack below our own frames. */
    static List<Frame> stack(int depth) {
        return StackWalker.getInstance()
                .walk(frames -> frames.limit(FRAMES_OF_OURS + depth)
                        .dropWhile(frame -> frame.getClassName().startsWith("io.unflake."))
                        .limit(depth)
                        .map(frame -> Frame.of(frame.toStackTraceElement()))
                        .toList());
    }
}
