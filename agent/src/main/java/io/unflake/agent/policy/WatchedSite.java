package io.unflake.agent.policy;

import io.unflake.model.Hit;
import io.unflake.model.Hit.PreviousReading;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Counts the calls at one site: those of all threads, and those of single threads that spots name. */
final class WatchedSite {

    private final Site site;
    private final List<Spot> ofThreads;
    private final CallCount ofAll;
    private final Map<ThreadKey, CallCount> byThread = new ConcurrentHashMap<>();

    /** @param spots the spots at this site; if there are none, its calls are counted but not perturbed */
    WatchedSite(Site site, List<Spot> spots) {
        this.site = site;
        ofThreads = spots.stream().filter(spot -> spot.thread() != null).toList();
        List<Spot> anyThread =
                spots.stream().filter(spot -> spot.thread() == null).toList();
        ofAll = anyThread.isEmpty() && !ofThreads.isEmpty() ? null : new CallCount(site, null, anyThread);
    }

    Site site() {
        return site;
    }

    boolean admits(long asked, PreviousReading previous, Supplier<ThreadKey> thread) {
        boolean admitted = ofAll != null && ofAll.admits(asked, previous);
        if (!ofThreads.isEmpty()) {
            ThreadKey current = thread.get();
            admitted |= current != null && count(current).admits(asked, previous);
        }
        return admitted;
    }

    private CallCount count(ThreadKey key) {
        return byThread.computeIfAbsent(
                key,
                one -> new CallCount(
                        site,
                        key,
                        ofThreads.stream()
                                .filter(spot -> spot.thread().equals(key))
                                .toList()));
    }

    /** Whether any call on the current thread may be perturbed. */
    boolean concerns(Supplier<ThreadKey> thread) {
        if (ofAll != null && ofAll.hasSpots()) {
            return true;
        }
        ThreadKey current = ofThreads.isEmpty() ? null : thread.get();
        return current != null
                && ofThreads.stream().anyMatch(spot -> spot.thread().equals(current));
    }

    void renew() {
        if (ofAll != null) {
            ofAll.renew();
        }
        byThread.values().forEach(CallCount::renew);
    }

    void drainTo(List<Hit> hits) {
        if (ofAll != null) {
            ofAll.drainTo(hits);
        }
        byThread.values().forEach(count -> count.drainTo(hits));
    }
}
