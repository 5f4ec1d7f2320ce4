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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Admits the calls at some spots, counted separately in each test, and records the hits there. */
final class SpotFocus implements Focus, PerTest {

    private static final Set<String> CLOCKS = Set.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK);
    private static final int FEW_FRAMES = 8;
    private static final int FRAMES_OF_OURS = 8;
    private static final ThreadLocal<Reading> LAST_READING = new ThreadLocal<>();

    private final IntFunction<Site> sites;
    private final Supplier<ThreadKey> thread;
    private final Map<Site, List<Spot>> spots = new HashMap<>();
    private final Map<Counted, CallCount> counts = new LinkedHashMap<>();

    /** @param thread returns the key of the current thread; null if unknown */
    SpotFocus(List<Spot> spots, IntFunction<Site> sites, Supplier<ThreadKey> thread) {
        this.sites = sites;
        this.thread = thread;
        spots.forEach(spot -> this.spots
                .computeIfAbsent(spot.site(), site -> new ArrayList<>())
                .add(spot));
    }

    /** Identifies calls that are counted together: those at a site, on one thread if that is not null. */
    private record Counted(int site, ThreadKey thread) {}

    /** The time and stack of a reading of the clock. */
    private record Reading(SpotFocus focus, Site site, List<Frame> stack, long nanos) {}

    @Override
    public boolean admits(int site, long askedNanos) {
        Site place = sites.apply(site);
        PreviousReading previous = CLOCKS.contains(place.kind()) ? replaceReading(place) : null;
        boolean admitted = false;
        for (CallCount count : counts(site, place)) {
            admitted |= count.admits(askedNanos, previous);
        }
        return admitted;
    }

    /** Stores this reading of the clock and returns the previous one on this thread; null if there is none. */
    private PreviousReading replaceReading(Site site) {
        long now = System.nanoTime();
        Reading before = LAST_READING.get();
        LAST_READING.set(new Reading(this, site, stack(FEW_FRAMES), now));
        return before == null || before.focus != this
                ? null
                : new PreviousReading(before.site, before.stack, now - before.nanos);
    }

    @Override
    public synchronized void renew() {
        counts.values().forEach(CallCount::renew);
    }

    @Override
    public boolean concerns(int site) {
        ThreadKey current = thread.get();
        return spots.getOrDefault(sites.apply(site), List.of()).stream()
                .anyMatch(spot -> spot.thread() == null || spot.thread().equals(current));
    }

    /** Returns the hits since the last call. */
    synchronized List<Hit> drain() {
        List<Hit> hits = new ArrayList<>();
        counts.values().forEach(count -> count.drainTo(hits));
        return hits;
    }

    /** Returns the counts that include a call on this thread: that of all threads, that of this thread, or both. */
    private synchronized List<CallCount> counts(int id, Site site) {
        List<Spot> ofSite = spots.getOrDefault(site, List.of());
        List<CallCount> result = new ArrayList<>(2);
        if (ofSite.isEmpty() || ofSite.stream().anyMatch(spot -> spot.thread() == null)) {
            result.add(count(id, site, null, ofSite));
        }
        if (ofSite.stream().anyMatch(spot -> spot.thread() != null)) {
            ThreadKey current = thread.get();
            if (current != null) {
                result.add(count(id, site, current, ofSite));
            }
        }
        return result;
    }

    private CallCount count(int id, Site site, ThreadKey key, List<Spot> ofSite) {
        return counts.computeIfAbsent(
                new Counted(id, key),
                one -> new CallCount(
                        site,
                        key,
                        ofSite.stream()
                                .filter(spot -> Objects.equals(spot.thread(), key))
                                .toList()));
    }

    /** Returns the stack without the agent's own frames. */
    static List<Frame> stack(int depth) {
        return StackWalker.getInstance()
                .walk(frames -> frames.limit(FRAMES_OF_OURS + depth)
                        .dropWhile(frame -> frame.getClassName().startsWith("io.unflake."))
                        .limit(depth)
                        .map(frame -> Frame.of(frame.toStackTraceElement()))
                        .toList());
    }
}
