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
 * Attributes what occurs on a thread to a scope: to the innermost open scope of that thread, or else to the scope from which
 * the thread was started.
 *
 * <p>Occurrences on a thread that existed before, such as a pool thread, belong to no scope: another test may have caused
 * them.
 *
 * @param <T> what occurs
 */
final class Timeline<T> {

    /** A thread of which nothing is known. What occurs there may belong to any scope that is open at that time. */
    static final long UNKNOWN_THREAD = -1;

    /** Stands for "no scope"; the numbers of scopes start at 1. */
    private static final long NO_SCOPE = 0;

    private final Map<Long, ThreadHistory> threads = new HashMap<>();
    private final Map<Long, List<Occurrence<T>>> open = new HashMap<>();
    private List<ThreadStart> starts = new ArrayList<>();
    private List<Unattributed<T>> unattributed = new ArrayList<>();

    /**
     * Something that occurred during a scope.
     *
     * @param own whether it occurred on the thread of the scope, not on one that was started from there
     * @param openScopes if not on the own thread, all scopes that were open at that time
     */
    record Occurrence<T>(T what, long thread, boolean own, Set<Long> openScopes) {}

    private record ThreadStart(long thread, long parent, long nanos) {}

    private record Unattributed<T>(long thread, T occurrence, Set<Long> openScopes) {}

    /** The scopes of one thread over time. */
    private static final class ThreadHistory {

        private final Deque<Long> scopes = new ArrayDeque<>();
        private final NavigableMap<Long, Long> innermost = new TreeMap<>();
        private long origin = NO_SCOPE;

        /** Returns the scope to which a thread belongs that this one starts at the given time. */
        long at(long nanos) {
            Map.Entry<Long, Long> change = innermost.floorEntry(nanos);
            return change == null || change.getValue() == NO_SCOPE ? origin : change.getValue();
        }

        void changed(long nanos) {
            innermost.put(nanos, scopes.isEmpty() ? NO_SCOPE : scopes.peek());
        }

        /**
         * Keeps only the latest change, as the earliest one: everything read from now on is later, even if its time is not.
         * The clocks of two parts of a recording may differ by some milliseconds.
         */
        void dropOldChanges() {
            if (!innermost.isEmpty()) {
                long latest = innermost.lastEntry().getValue();
                innermost.clear();
                innermost.put(Long.MIN_VALUE, latest);
            }
        }
    }

    /** A scope begins on a thread. */
    void begin(long thread, long scope, long nanos) {
        ThreadHistory history = threadHistory(thread);
        history.scopes.push(scope);
        history.changed(nanos);
        open.put(scope, new ArrayList<>());
    }

    /** A scope ends on a thread, but its occurrences are still needed. */
    void leave(long thread, long scope, long nanos) {
        ThreadHistory history = threadHistory(thread);
        history.scopes.remove(scope);
        history.changed(nanos);
    }

    /** A scope ends, and its occurrences are dropped. */
    void end(long thread, long scope, long nanos) {
        leave(thread, scope, nanos);
        open.remove(scope);
    }

    /** A thread is started. */
    void start(long thread, long parent, long nanos) {
        starts.add(new ThreadStart(thread, parent, nanos));
    }

    /** Something occurs on a thread. */
    void occur(long thread, T occurrence) {
        if (thread == UNKNOWN_THREAD) {
            Set<Long> all = openScopes();
            all.forEach(scope -> add(scope, new Occurrence<>(occurrence, thread, false, all)));
            return;
        }
        Deque<Long> scopes = threadHistory(thread).scopes;
        if (scopes.isEmpty()) {
            unattributed.add(new Unattributed<>(thread, occurrence, openScopes()));
        } else {
            add(scopes.peek(), new Occurrence<>(occurrence, thread, true, Set.of()));
        }
    }

    /** Attributes what occurred on other threads. To be called once all events so far are added, including thread starts. */
    void attribute() {
        starts.sort(Comparator.comparing(ThreadStart::nanos));
        for (ThreadStart start : starts) {
            threadHistory(start.thread()).origin = threadHistory(start.parent()).at(start.nanos());
        }
        unattributed.forEach(each -> add(
                threadHistory(each.thread()).origin,
                new Occurrence<>(each.occurrence(), each.thread(), false, each.openScopes())));
        starts = new ArrayList<>();
        unattributed = new ArrayList<>();
        threads.values().removeIf(history -> history.scopes.isEmpty() && !open.containsKey(history.origin));
        threads.values().forEach(ThreadHistory::dropOldChanges);
    }

    /** Returns what occurred during a scope, null if its beginning is unknown. */
    List<Occurrence<T>> of(long scope) {
        return open.get(scope);
    }

    private Set<Long> openScopes() {
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

    private ThreadHistory threadHistory(long thread) {
        return threads.computeIfAbsent(thread, number -> new ThreadHistory());
    }
}
