package io.unflake.engine.experiment;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The runs that wait for a JVM, and those that are active.
 *
 * <p>Runs start in the order of their requests. However, a run that must not be active at the same time as the current
 * ones does not block the runs behind it. Runs that mostly wait start one after the other, so that their JVMs do not keep
 * all others from the processor. Runs that can share a JVM are taken together, a fair part for each free place,
 * the longest first.
 */
final class RunQueue {

    private static final long MILLIS_PER_WARM_JVM = 1_000;
    private static final long MILLIS_PER_FRESH_JVM = 3_000;
    private static final long MILLIS_PER_WAITING_JVM = 8_000;

    /** Searches that proceed at the same pace request their next runs at nearly the same time. */
    private static final long MILLIS_UNTIL_QUIET = 15;

    private final Places places;
    private final Predicate<Treatment> waits;
    private final Sharing sharing;
    private final ClaimedResources claims;
    private final ToLongFunction<Run> expectedMillis;
    private final LongSupplier nanoTime;
    private final List<QueuedRun> queue = new ArrayList<>();
    private final List<List<QueuedRun>> active = new ArrayList<>();
    private long lastRequest;
    private long lastStart;

    /** How many runs have waited at the same time, so that there are as many warm JVMs, with and without delay points. */
    private final Map<Boolean, Long> mostWaiting = new HashMap<>();

    private boolean closed;

    RunQueue(
            Places places,
            Predicate<Treatment> waits,
            Sharing sharing,
            ClaimedResources claims,
            ToLongFunction<Run> expectedMillis,
            LongSupplier nanoTime) {
        this.places = places;
        this.nanoTime = nanoTime;
        this.lastStart = nanoTime.getAsLong() - (places.ready() > 0 ? 0 : TimeUnit.DAYS.toNanos(1));
        this.waits = waits;
        this.sharing = sharing;
        this.claims = claims;
        this.expectedMillis = expectedMillis;
    }

    /** Adds a run to the queue; its result is complete at once if the queue is closed. */
    synchronized QueuedRun request(String id, Run run, Beside beside, BooleanSupplier isOver) {
        QueuedRun queued = new QueuedRun(id, run, beside, isOver, waits.test(run.treatment()), claims.of(run));
        if (closed) {
            queued.result().complete(null);
            return queued;
        }
        queue.add(queued);
        lastRequest = nanoTime.getAsLong();
        notifyAll();
        return queued;
    }

    /** Returns the runs that use the next JVM, as soon as there is a place for them. */
    synchronized List<QueuedRun> take() throws InterruptedException {
        while (true) {
            List<QueuedRun> fitting = queue.stream().filter(this::fits).toList();
            QueuedRun first = fitting.stream()
                    .min(Comparator.comparingLong(this::millisUntilDue))
                    .orElse(null);
            long millis = first == null ? 0 : millisUntilDue(first);
            if (first != null && millis <= 0) {
                return begin(together(first));
            }
            wait(millis);
        }
    }

    private List<QueuedRun> begin(List<QueuedRun> batch) {
        queue.removeAll(batch);
        if (needsStart(batch.get(0))) {
            lastStart = nanoTime.getAsLong();
            boolean delayPoints = sharing.needsDelayPoints(batch.get(0).run());
            mostWaiting.put(delayPoints, mostWaiting(delayPoints) + 1);
        }
        active.add(batch);
        return batch;
    }

    /** How long a run should wait although there is a place for it; 0 if it should not. */
    private long millisUntilDue(QueuedRun run) {
        long untilQuiet = sharing.isPossible(run.run()) ? MILLIS_UNTIL_QUIET - millisSince(lastRequest) : 0;
        long untilStart = needsStart(run) ? places.millisBetweenStarts() - millisSince(lastStart) : 0;
        return Math.max(0, Math.max(untilQuiet, untilStart));
    }

    /** Whether more runs would wait at the same time than ever before, so that no warm JVM is left for this one. */
    private boolean needsStart(QueuedRun run) {
        boolean isUrgent = places.ready() > 0 && run.run().jvm() != Jvm.WARM;
        return run.waits() && !isUrgent && warmLeft(run) <= 0;
    }

    /** The number of warm JVMs that served runs like this one, which waits, and have nothing to do now. */
    private long warmLeft(QueuedRun run) {
        boolean delayPoints = sharing.needsDelayPoints(run.run());
        long busy = active.stream()
                .map(batch -> batch.get(0))
                .filter(other -> other.waits() && sharing.needsDelayPoints(other.run()) == delayPoints)
                .count();
        return mostWaiting(delayPoints) - busy;
    }

    private long mostWaiting(boolean delayPoints) {
        return mostWaiting.getOrDefault(delayPoints, (long) places.ready());
    }

    private long millisSince(long then) {
        return (nanoTime.getAsLong() - then) / 1_000_000;
    }

    /** Accepts no more runs, and returns those that still wait. */
    synchronized List<QueuedRun> close() {
        closed = true;
        List<QueuedRun> rest = List.copyOf(queue);
        queue.clear();
        return rest;
    }

    /** Frees the place of runs that have ended. */
    synchronized void free(List<QueuedRun> batch) {
        active.remove(batch);
        notifyAll();
    }

    private boolean fits(QueuedRun candidate) {
        return freePlaces(candidate) > 0
                && active.stream().flatMap(List::stream).allMatch(candidate::isCompatibleWith)
                && (!candidate.waits() || queue.stream().noneMatch(other -> takesPrecedence(other, candidate)));
    }

    /** A run that mostly waits would keep others from starting for long. */
    private static boolean takesPrecedence(QueuedRun other, QueuedRun waiting) {
        return !other.waits() && !waiting.isCompatibleWith(other);
    }

    private long freePlaces(QueuedRun candidate) {
        return (candidate.waits() ? places.waiting() : places.working()) - activeLike(candidate);
    }

    private long activeLike(QueuedRun candidate) {
        return active.stream()
                .filter(batch -> batch.get(0).waits() == candidate.waits())
                .count();
    }

    /**
     * Returns a fair part of the runs that can share a JVM with this one, class by class, or run by run if they mostly
     * wait. Those that take longest come first, so that the short ones need not wait for them, unless they cannot be
     * active at the same time.
     */
    private List<QueuedRun> together(QueuedRun first) {
        Map<String, Part> parts = new LinkedHashMap<>();
        possibleWith(first)
                .forEach(each -> parts.computeIfAbsent(each.waits() ? each.id() : each.firstClass(), name -> new Part())
                        .add(each, expectedMillis.applyAsLong(each.run())));
        long millis = parts.values().stream().mapToLong(part -> part.millis).sum();
        long parallel = placesWorthUsing(first, millis);
        List<Part> longestFirst = new ArrayList<>(parts.values());
        longestFirst.sort(Comparator.comparingLong((Part part) -> part.millis).reversed());
        Part batch = new Part();
        for (Part part : longestFirst) {
            if (parallel == 1 || batch.millis < millis / parallel || !part.isCompatibleWith(batch)) {
                batch.add(part);
            }
        }
        return batch.runs;
    }

    /** Runs that stay together, and how long they will probably take. */
    private static final class Part {

        private final List<QueuedRun> runs = new ArrayList<>();
        private long millis;

        void add(QueuedRun run, long expectedMillis) {
            runs.add(run);
            millis += expectedMillis;
        }

        void add(Part other) {
            runs.addAll(other.runs);
            millis += other.millis;
        }

        boolean isCompatibleWith(Part other) {
            return runs.stream().allMatch(run -> other.runs.stream().allMatch(run::isCompatibleWith));
        }
    }

    /** Another JVM pays off if it has enough to do, or if it is there already and its run would only wait. */
    private long placesWorthUsing(QueuedRun first, long millis) {
        boolean isWarm = first.run().jvm() == Jvm.WARM;
        long working = isWarm ? MILLIS_PER_WARM_JVM : MILLIS_PER_FRESH_JVM;
        long worthIt = millis / (first.waits() ? MILLIS_PER_WAITING_JVM : working);
        long forFree = first.waits() && isWarm ? warmLeft(first) : 0;
        return Math.max(1, Math.min(freePlaces(first), Math.max(worthIt, forFree)));
    }

    private List<QueuedRun> possibleWith(QueuedRun first) {
        List<QueuedRun> possible = new ArrayList<>(List.of(first));
        if (first.waitsForLong()) {
            return possible;
        }
        BatchBuilder batch = new BatchBuilder(sharing, first.run());
        for (QueuedRun other : queue) {
            if (other != first
                    && other.waits() == first.waits()
                    && !other.waitsForLong()
                    && fits(other)
                    && batch.offer(other.run())) {
                possible.add(other);
            }
        }
        return possible;
    }
}
