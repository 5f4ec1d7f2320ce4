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
    private static final long NOBODY = 0;

    private final Map<Long, Story> stories = new HashMap<>();
    private final Map<Long, List<Happening<T>>> open = new HashMap<>();
    private List<Birth> births = new ArrayList<>();
    private List<Orphan<T>> orphans = new ArrayList<>();

    /**
     * What happened during a stretch.
     *
     * @param own whether that was on the very thread of the stretch, not on one that was started from there
     * @param beside the stretches that were under way elsewhere, if it was not
     */
    record Happening<T>(T what, long thread, boolean own, Set<Long> beside) {}

    private record Birth(long thread, long parent, long nanos) {}

    private record Orphan<T>(long thread, T happening, Set<Long> beside) {}

    /** One thread. */
    private static final class Story {

        private final Deque<Long> spans = new ArrayDeque<>();
        private final NavigableMap<Long, Long> innermost = new TreeMap<>();
        private long origin = NOBODY;

        /** The stretch that what starts at a time is started from. */
        long at(long nanos) {
            Map.Entry<Long, Long> change = innermost.floorEntry(nanos);
            return change == null || change.getValue() == NOBODY ? origin : change.getValue();
        }

        void changed(long nanos) {
            innermost.put(nanos, spans.isEmpty() ? NOBODY : spans.peek());
        }

        /** Whatever comes later is later than all of this. */
        void forget() {
            innermost.headMap(innermost.isEmpty() ? 0 : innermost.lastKey()).clear();
        }
    }

    /** A stretch begins on a thread. */
    void begin(long thread, long span, long nanos) {
        Story story = story(thread);
        story.spans.push(span);
        story.changed(nanos);
        open.put(span, new ArrayList<>());
    }

    /** A stretch is over on a thread, but will be asked about. */
    void leave(long thread, long span, long nanos) {
        Story story = story(thread);
        story.spans.remove(span);
        story.changed(nanos);
    }

    /** A stretch ends, from now on nobody will ask about it. */
    void end(long thread, long span, long nanos) {
        leave(thread, span, nanos);
        open.remove(span);
    }

    /** A thread is started. */
    void start(long thread, long parent, long nanos) {
        births.add(new Birth(thread, parent, nanos));
    }

    /** Something happens on a thread. */
    void happen(long thread, T happening) {
        Deque<Long> spans = story(thread).spans;
        if (spans.isEmpty()) {
            orphans.add(new Orphan<>(thread, happening, underWay()));
        } else {
            add(spans.peek(), new Happening<>(happening, thread, true, Set.of()));
        }
    }

    /** Call it when all is told that has happened so far: only then it is known where threads come from. */
    void settle() {
        births.sort(Comparator.comparing(Birth::nanos));
        for (Birth birth : births) {
            story(birth.thread()).origin = story(birth.parent()).at(birth.nanos());
        }
        orphans.forEach(orphan -> add(
                story(orphan.thread()).origin,
                new Happening<>(orphan.happening(), orphan.thread(), false, orphan.beside())));
        births = new ArrayList<>();
        orphans = new ArrayList<>();
        stories.values().removeIf(story -> story.spans.isEmpty() && !open.containsKey(story.origin));
        stories.values().forEach(Story::forget);
    }

    /** What happened during a stretch, null if its beginning was never told. */
    List<Happening<T>> of(long span) {
        return open.get(span);
    }

    private Set<Long> underWay() {
        Set<Long> all = new HashSet<>();
        stories.values().forEach(story -> all.addAll(story.spans));
        return all;
    }

    private void add(long span, Happening<T> happening) {
        List<Happening<T>> happenings = open.get(span);
        if (happenings != null) {
            happenings.add(happening);
        }
    }

    private Story story(long thread) {
        return stories.computeIfAbsent(thread, number -> new Story());
    }
}
