package io.unflake.agent.policy;

import io.unflake.hooks.Delays;
import io.unflake.hooks.Gate;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Delays threads at delay points while a test runs: in full when a thread first passes a point, and by half of the
 * previous delay each further time. Threads without a key are not delayed.
 */
final class PointDelays implements Delays, PerTest, HitSource {

    private final long initialNanos;
    private final AtomicLong left = new AtomicLong();
    private final AtomicInteger number = new AtomicInteger();
    private final Map<Site, List<Spot>> spots;
    private final IntFunction<Site> sites;
    private final ThreadKeys threads;
    private final Map<PointOfThread, PassCount> counts = new ConcurrentHashMap<>();
    private volatile long testNumber = Gate.openings();

    /** @param spots the points and threads that are delayed; none for all points of all threads that the test starts */
    PointDelays(long initialNanos, List<Spot> spots, IntFunction<Site> sites, ThreadKeys threads) {
        this.initialNanos = initialNanos;
        this.spots = spots.stream().collect(Collectors.groupingBy(Spot::site));
        this.sites = sites;
        this.threads = threads;
        left.set(nanosPerTest());
    }

    private long nanosPerTest() {
        return ThreadDelay.mostInTest(Duration.ofNanos(initialNanos)).toNanos();
    }

    private record PointOfThread(int point, ThreadKey thread) {}

    @Override
    public long nanos(int point) {
        // When the test has its result, the gate opens, and its threads are not delayed any more.
        ThreadKey thread = Gate.openings() == testNumber ? threads.current() : null;
        return thread == null
                ? 0
                : counts.computeIfAbsent(new PointOfThread(point, thread), this::count)
                        .passed(this::grant);
    }

    private long grant(long wanted) {
        long before = left.getAndUpdate(nanos -> Math.max(0, nanos - wanted));
        return Math.min(wanted, before);
    }

    private PassCount count(PointOfThread key) {
        Site site = sites.apply(key.point);
        boolean isEverywhere = spots.isEmpty() && !key.thread.equals(ThreadKey.MAIN);
        List<Spot> here = isEverywhere
                ? List.of(Spot.all(site))
                : spots.getOrDefault(site, List.of()).stream()
                        .filter(spot -> spot.thread() == null || Objects.equals(spot.thread(), key.thread))
                        .toList();
        return new PassCount(number.getAndIncrement(), site, key.thread, here, initialNanos);
    }

    @Override
    public void renew() {
        counts.clear();
        left.set(nanosPerTest());
        testNumber = Gate.openings();
    }

    @Override
    public List<Hit> drain() {
        List<Hit> hits = new ArrayList<>();
        counts.values().stream()
                .filter(count -> spots.isEmpty() || count.hasSpots())
                .sorted(Comparator.comparingInt(PassCount::number))
                .forEach(count -> hits.add(hit(count)));
        counts.clear();
        return hits;
    }

    /** A profile needs no stacks. */
    private Hit hit(PassCount count) {
        Hit hit = count.hit();
        return hit.perturbed() ? hit.startedAt(threads.startOf(count.thread())) : hit;
    }
}
