package io.unflake.sanitise.evidence;

import io.unflake.sanitise.evidence.ScopeMarker.What;
import io.unflake.sanitise.evidence.Timeline.Occurrence;
import io.unflake.sanitise.spi.Endpoint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import jdk.jfr.consumer.RecordedEvent;

/**
 * Learns from the flight recorder of the JVM what exceptions were created, whoever caught them.
 *
 * <p>It is read only when a test has failed, which takes a tenth of a second.
 */
final class FlightEvidence implements Evidence {

    /** What tests expect when it is another thread that fails. */
    private static final Set<Class<? extends Throwable>> WRAPPERS =
            Set.of(ExecutionException.class, CompletionException.class, UncheckedIOException.class);

    private static final long PROBE = 0;

    private final Supplier<Set<Class<? extends Throwable>>> wanted;
    private final FlightLog log;
    private final Timeline<Object> timeline = new Timeline<>();
    private ExceptionTypes types;
    private Boolean timesAreRight;

    /**
     * Starts to record.
     *
     * @param wanted asked for when something is to be read
     * @param mostBytes how much is kept; what is older is lost
     */
    FlightEvidence(Supplier<Set<Class<? extends Throwable>>> wanted, long mostBytes) {
        this.wanted = wanted;
        log = new FlightLog(mostBytes);
        RecordingProxySelector.watch();
    }

    private static final class ProbeException extends Exception {

        private static final long serialVersionUID = 1;
    }

    @Override
    public void begin(TestScope scope) {
        ScopeMarker.commit(scope.number(), What.BEGINS);
    }

    @Override
    public void leave(TestScope scope) {
        ScopeMarker.commit(scope.number(), What.IS_LEFT);
    }

    @Override
    public void end(TestScope scope) {
        ScopeMarker.commit(scope.number(), What.ENDS);
    }

    @Override
    public synchronized Observations of(TestScope scope) {
        try {
            read(scope.testClass().getClassLoader());
        } catch (IOException e) {
            return Observations.unknown("the flight recording cannot be read (" + e.getMessage() + ")");
        }
        if (!timesAreRight) {
            return Observations.unknown("this JVM does not record when exceptions are created");
        }
        EvidenceCollector story = new EvidenceCollector(scope.testClass());
        Set<Long> itsOwn = scope.withEnclosing();
        for (TestScope each = scope; each != null; each = each.enclosing()) {
            List<Occurrence<Object>> occurrences = timeline.of(each.number());
            if (occurrences == null) {
                story.miss(
                        "so many exceptions were created that the flight recorder has lost the beginning of the test");
            } else {
                // A thread that was started in a fixture lives on, and what it does later may be anybody's.
                boolean itself = each == scope;
                occurrences.stream()
                        .filter(occurrence -> itself || occurrence.own())
                        .forEach(occurrence -> story.add(occurrence, itsOwn.containsAll(occurrence.beside())));
            }
        }
        return story.seen();
    }

    private void read(ClassLoader loader) throws IOException {
        if (types == null) {
            Set<Class<? extends Throwable>> all = new HashSet<>(wanted.get());
            all.addAll(WRAPPERS);
            types = new ExceptionTypes(all);
        }
        if (timesAreRight == null) {
            probe();
        }
        List<RecordedEvent> events = new ArrayList<>();
        log.drain(event -> {
            if (isOfInterest(event, loader)) {
                events.add(event);
            }
        });
        if (timesAreRight == null) {
            timesAreRight = areTimesRight(events);
        }
        // Buffers of threads are saved in whatever order.
        events.sort(Comparator.comparing(RecordedEvent::getStartTime));
        events.forEach(event -> tell(event, loader));
        timeline.settle();
    }

    /** Shows whether exceptions are recorded with their times: not by every JDK. */
    private static void probe() {
        ScopeMarker.commit(PROBE, What.BEGINS);
        Throwable unused = new ProbeException();
        ScopeMarker.commit(PROBE, What.ENDS);
    }

    /** Other recordings of the JVM have their events in the same stream. */
    private boolean isOfInterest(RecordedEvent event, ClassLoader loader) {
        return switch (event.getEventType().getName()) {
            case ScopeMarker.NAME, ConnectionAttempt.NAME -> event.getThread() != null;
            case FlightLog.THREAD_START -> event.getThread("thread") != null && event.getThread("parentThread") != null;
            case FlightLog.EXCEPTION ->
                event.getThread() != null && ((timesAreRight == null && isProbe(event)) || type(event, loader) != null);
            default -> false;
        };
    }

    private static boolean isProbe(RecordedEvent event) {
        return event.getClass("thrownClass").getName().equals(ProbeException.class.getName());
    }

    /** Whether exceptions are recorded with the time at which they were created. */
    private static boolean areTimesRight(List<RecordedEvent> events) {
        Instant marked = Instant.MAX;
        Instant probed = Instant.MIN;
        for (RecordedEvent event : events) {
            String name = event.getEventType().getName();
            if (name.equals(ScopeMarker.NAME)
                    && event.getLong("scope") == PROBE
                    && ScopeMarker.what(event) == What.BEGINS) {
                marked = event.getStartTime();
            } else if (name.equals(FlightLog.EXCEPTION) && isProbe(event)) {
                probed = event.getStartTime();
            }
        }
        return !probed.isBefore(marked);
    }

    private void tell(RecordedEvent event, ClassLoader loader) {
        switch (event.getEventType().getName()) {
            case ScopeMarker.NAME -> mark(thread(event), event);
            case ConnectionAttempt.NAME ->
                timeline.happen(thread(event), new Endpoint(event.getString("host"), event.getInt("port")));
            case FlightLog.THREAD_START ->
                timeline.start(
                        event.getThread("thread").getJavaThreadId(),
                        event.getThread("parentThread").getJavaThreadId(),
                        nanos(event));
            default -> {
                Class<? extends Throwable> type = type(event, loader);
                if (type != null) {
                    timeline.happen(thread(event), RecordedException.of(event, type));
                }
            }
        }
    }

    private static long thread(RecordedEvent event) {
        return event.getThread().getJavaThreadId();
    }

    private void mark(long thread, RecordedEvent event) {
        long scope = event.getLong("scope");
        switch (ScopeMarker.what(event)) {
            case BEGINS -> timeline.begin(thread, scope, nanos(event));
            case IS_LEFT -> timeline.leave(thread, scope, nanos(event));
            case ENDS -> timeline.end(thread, scope, nanos(event));
        }
    }

    private Class<? extends Throwable> type(RecordedEvent event, ClassLoader loader) {
        return types.find(event.getClass("thrownClass").getName(), loader);
    }

    private static long nanos(RecordedEvent event) {
        Instant time = event.getStartTime();
        return time.getEpochSecond() * 1_000_000_000L + time.getNano();
    }
}
