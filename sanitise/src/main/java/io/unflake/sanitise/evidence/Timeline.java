package io.unflake.sanitise.evidence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Gives what happened on each thread to the stretch that was under way there: the innermost one on the thread itself, or
 * else the one from which the thread was started.
 *
 * <p>What happened on a thread that was there before, such as one of a pool, belongs to nobody: it may have been caused by
 * another test.
 *
 * @param <T> what happens
 */
final class Timeline<T> {

    /** The number of no stretch. */
    private static final long NO_SCOPE = 0;

    private final Map<Long, ThreadHistory> threads = new HashMap<>();
    private final Map<Long, List<Occurrence<T>>> open = new HashMap<>();
    private List<ThreadStart> starts = new ArrayList<>();
    private List<Unattributed<T>> unattributed = new ArrayList<>();

    /**
     * What happened during a stretch.
     *
     * @param own whether that was on the very thread of the stretch, not on one that was started from there
     * @param beside the stretches that were under way elsewhere, if it was not
     */
    record Occurrence<T>(T what, long thread, boolean own, Set<Long> beside) {}

    private record ThreadStart(long thread, long parent, long nanos) {}

    private record Unattributed<T>(long thread, T occurrence, Set<Long> beside) {}

    /** One thread. */
    private static final class ThreadHistory {

        private final Deque<Long> scopes = new ArrayDeque<>();
        private final NavigableMap<Long, Long> innermost = new TreeMap<>();
        private long origin = NO_SCOPE;

        /** The stretch that what starts at a time is started from. */
        long at(long nanos) {
            Map.Entry<Long, Long> change = innermost.floorEntry(nanos);
            return change == null || change.getValue() == NO_SCOPE ? origin : change.getValue();
        }

        void changed(long nanos) {
            innermost.put(nanos, scopes.isEmpty() ? NO_SCOPE : scopes.peek());
        }

        /** Whatever comes later is later than all of this. */
        void forget() {
            innermost.headMap(innermost.isEmpty() ? 0 : innermost.lastKey()).clear();
        }
    }

    /** A stretch begins on a thread. */
    void begin(long thread, long scope, long nanos) {
        ThreadHistory history = history(thread);
        history.scopes.push(scope);
        history.changed(nanos);
        open.put(scope, new ArrayList<>());
    }

    /** A stretch is over on a thread, but will be asked about. */
    void leave(long thread, long scope, long nanos) {
        ThreadHistory history = history(thread);
        history.scopes.remove(scope);
        history.changed(nanos);
    }

    /** A stretch ends, from now on nobody will ask about it. */
    void end(long thread, long scope, long nanos) {
        leave(thread, scope, nanos);
        open.remove(scope);
    }

    /** A thread is started. */
    void start(long thread, long parent, long nanos) {
        starts.add(new ThreadStart(thread, parent, nanos));
    }

    /** Something happens on a thread. */
    void happen(long thread, T occurrence) {
        Deque<Long> scopes = history(thread).scopes;
        if (scopes.isEmpty()) {
            unattributed.add(new Unattributed<>(thread, occurrence, underWay()));
        } else {
            add(scopes.peek(), new Occurrence<>(occurrence, thread, true, Set.of()));
        }
    }

    /** Call it when all is told that has happened so far: only then it is known where threads come from. */
    void settle() {
        starts.sort(Comparator.comparing(ThreadStart::nanos));
        for (ThreadStart start : starts) {
            history(start.thread()).origin = history(start.parent()).at(start.nanos());
        }
        unattributed.forEach(each -> add(
                history(each.thread()).origin,
                new Occurrence<>(each.occurrence(), each.thread(), false, each.beside())));
        starts = new ArrayList<>();
        unattributed = new ArrayList<>();
        threads.values().removeIf(history -> history.scopes.isEmpty() && !open.containsKey(history.origin));
        threads.values().forEach(ThreadHistory::forget);
    }

    /** What happened during a stretch, null if its beginning was never told. */
    List<Occurrence<T>> of(long scope) {
        return open.get(scope);
    }

    private Set<Long> underWay() {
        Set<Long> all = new HashSet<>();
        threads.values().forEach(history -> all.addAll(history.scopes));
        return all;
    }

    private void add(long scope, Occurrence<T> occurrence) {
        List<Occurrence<T>> occurrences = open.get(scope);
        if (occurrences != null) {
            occurrences.add(occurrence);
        }
    }

    private ThreadHistory history(long thread) {
        return threads.computeIfAbsent(thread, number -> new ThreadHistory());
    }
}
