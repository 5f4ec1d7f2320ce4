package io.unflake.sanitise.evidence;

import io.unflake.sanitise.evidence.ScopeMarker.Change;
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
 * Reads from the flight recorder of the JVM which exceptions were created, whether or not they were caught.
 *
 * <p>The recording is read only when a test has failed, which takes about 0.1 s.
 */
final class FlightEvidence implements Evidence {

    /** Wrappers that tests may declare as expected if the exception occurs on another thread. */
    private static final Set<Class<? extends Throwable>> WRAPPERS =
            Set.of(ExecutionException.class, CompletionException.class, UncheckedIOException.class);

    private static final long PROBE_SCOPE = 0;

    private final Supplier<Set<Class<? extends Throwable>>> wanted;
    private final FlightLog log;
    private final Timeline<Object> timeline = new Timeline<>();
    private ExceptionTypes types;
    private Boolean timesAreCorrect;

    /**
     * Starts the recording.
     *
     * @param wanted the exceptions of interest; evaluated when the recording is read for the first time
     * @param maxBytes the size of the recording; older events are discarded
     */
    FlightEvidence(Supplier<Set<Class<? extends Throwable>>> wanted, long maxBytes) {
        this.wanted = wanted;
        log = new FlightLog(maxBytes);
        RecordingProxySelector.install();
    }

    private static final class ProbeException extends Exception {

        private static final long serialVersionUID = 1;
    }

    @Override
    public void begin(TestScope scope) {
        ScopeMarker.commit(scope.number(), Change.BEGIN);
    }

    @Override
    public void leave(TestScope scope) {
        ScopeMarker.commit(scope.number(), Change.LEAVE);
    }

    @Override
    public void end(TestScope scope) {
        ScopeMarker.commit(scope.number(), Change.END);
    }

    @Override
    public synchronized Observations of(TestScope scope) {
        try {
            read(scope.testClass().getClassLoader());
        } catch (IOException e) {
            return Observations.unknown("the flight recording cannot be read (" + e.getMessage() + ")");
        }
        if (!timesAreCorrect) {
            return Observations.unknown("this JVM does not record when exceptions are created");
        }
        EvidenceCollector collector = new EvidenceCollector(scope.testClass());
        Set<Long> scopes = scope.withEnclosing();
        for (TestScope each = scope; each != null; each = each.enclosing()) {
            List<Occurrence<Object>> occurrences = timeline.of(each.number());
            if (occurrences == null) {
                collector.setGap(
                        "the flight recorder has lost the beginning of the test because too many exceptions were created");
            } else {
                // A thread started in a fixture lives on, and may work for any test later.
                boolean innermost = each == scope;
                occurrences.stream()
                        .filter(occurrence -> innermost || occurrence.own())
                        .forEach(occurrence -> collector.add(occurrence, scopes.containsAll(occurrence.openScopes())));
            }
        }
        return collector.observations();
    }

    private void read(ClassLoader loader) throws IOException {
        if (types == null) {
            Set<Class<? extends Throwable>> all = new HashSet<>(wanted.get());
            all.addAll(WRAPPERS);
            types = new ExceptionTypes(all);
        }
        if (timesAreCorrect == null) {
            probe();
        }
        List<RecordedEvent> events = new ArrayList<>();
        log.drain(event -> {
            if (isOfInterest(event, loader)) {
                events.add(event);
            }
        });
        if (timesAreCorrect == null) {
            timesAreCorrect = areTimesCorrect(events);
        }
        // The buffers of the threads are written in no particular order.
        events.sort(Comparator.comparing(RecordedEvent::getStartTime));
        events.forEach(event -> addToTimeline(event, loader));
        timeline.attribute();
    }

    /** Creates an exception between two markers, to find out whether this JDK records the times of exceptions. */
    private static void probe() {
        ScopeMarker.commit(PROBE_SCOPE, Change.BEGIN);
        Throwable unused = new ProbeException();
        ScopeMarker.commit(PROBE_SCOPE, Change.END);
    }

    /** The stream contains the events of other recordings of the JVM, too. */
    private boolean isOfInterest(RecordedEvent event, ClassLoader loader) {
        return switch (event.getEventType().getName()) {
            case ScopeMarker.NAME, ConnectionAttempt.NAME -> event.getThread() != null;
            case FlightLog.THREAD_START -> event.getThread("thread") != null && event.getThread("parentThread") != null;
            case FlightLog.EXCEPTION -> (timesAreCorrect == null && isProbe(event)) || type(event, loader) != null;
            default -> false;
        };
    }

    private static boolean isProbe(RecordedEvent event) {
        return event.getClass("thrownClass").getName().equals(ProbeException.class.getName());
    }

    /** Returns whether exceptions are recorded with the time at which they were created. */
    private static boolean areTimesCorrect(List<RecordedEvent> events) {
        Instant marked = Instant.MAX;
        Instant probed = Instant.MIN;
        for (RecordedEvent event : events) {
            String name = event.getEventType().getName();
            if (name.equals(ScopeMarker.NAME)
                    && event.getLong("scope") == PROBE_SCOPE
                    && ScopeMarker.change(event) == Change.BEGIN) {
                marked = event.getStartTime();
            } else if (name.equals(FlightLog.EXCEPTION) && isProbe(event)) {
                probed = event.getStartTime();
            }
        }
        return !probed.isBefore(marked);
    }

    private void addToTimeline(RecordedEvent event, ClassLoader loader) {
        switch (event.getEventType().getName()) {
            case ScopeMarker.NAME -> mark(thread(event), event);
            case ConnectionAttempt.NAME ->
                timeline.occur(thread(event), new Endpoint(event.getString("host"), event.getInt("port")));
            case FlightLog.THREAD_START ->
                timeline.start(
                        event.getThread("thread").getJavaThreadId(),
                        event.getThread("parentThread").getJavaThreadId(),
                        nanos(event));
            default -> {
                Class<? extends Throwable> type = type(event, loader);
                if (type != null) {
                    timeline.occur(thread(event), RecordedException.of(event, type));
                }
            }
        }
    }

    /** The recorder may lose a thread that starts while it is read and ends before it is read again. */
    private static long thread(RecordedEvent event) {
        return event.getThread() == null
                ? Timeline.UNKNOWN_THREAD
                : event.getThread().getJavaThreadId();
    }

    private void mark(long thread, RecordedEvent event) {
        long scope = event.getLong("scope");
        switch (ScopeMarker.change(event)) {
            case BEGIN -> timeline.begin(thread, scope, nanos(event));
            case LEAVE -> timeline.leave(thread, scope, nanos(event));
            case END -> timeline.end(thread, scope, nanos(event));
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
