package io.unflake.sanitise.evidence;

import io.unflake.sanitise.Sighting;
import io.unflake.sanitise.Target;
import io.unflake.sanitise.evidence.Mark.What;
import io.unflake.sanitise.evidence.Timeline.Happening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;

/**
 * Learns from the flight recorder of the JVM what exceptions were created, whoever caught them.
 *
 * <p>It is read only when a test has failed, which takes a tenth of a second.
 */
final class FlightEvidence implements Evidence {

    /** What tests expect when it is another thread that fails. */
    private static final Set<Class<? extends Throwable>> WRAPPERS =
            Set.of(ExecutionException.class, CompletionException.class, UncheckedIOException.class);

    private final FlightLog log;
    private final ExceptionTypes types;
    private final Timeline<Object> timeline = new Timeline<>();
    private Boolean timesAreRight;

    FlightEvidence(Set<Class<? extends Throwable>> wanted) {
        Set<Class<? extends Throwable>> all = new HashSet<>(wanted);
        all.addAll(WRAPPERS);
        types = new ExceptionTypes(all);
        log = new FlightLog();
        Attempts.watch();
        // By this one it is found out whether exceptions are recorded with their times: not by every JDK.
        Mark.commit(0, What.BEGINS);
        Throwable unused = new Probe();
        Mark.commit(0, What.ENDS);
    }

    private static final class Probe extends Exception {

        private static final long serialVersionUID = 1;
    }

    @Override
    public void begin(Span span) {
        Mark.commit(span.number(), What.BEGINS);
    }

    @Override
    public void leave(Span span) {
        Mark.commit(span.number(), What.IS_LEFT);
    }

    @Override
    public void end(Span span) {
        Mark.commit(span.number(), What.ENDS);
    }

    @Override
    public synchronized Seen of(Span span) {
        try {
            read(span.testClass().getClassLoader());
        } catch (IOException e) {
            return Seen.unknown("the flight recording cannot be read (" + e.getMessage() + ")");
        }
        Collector collector = new Collector(span.testClass());
        for (Span each = span; each != null; each = each.enclosing()) {
            List<Happening<Object>> happenings = timeline.of(each.number());
            if (happenings == null) {
                collector.gap =
                        "so many exceptions were created that the flight recorder has lost the beginning of the test";
            } else {
                // A thread that was started in a fixture lives on, and what it does later may be anybody's.
                boolean itself = each == span;
                happenings.stream()
                        .filter(happening -> itself || happening.own())
                        .forEach(collector::add);
            }
        }
        return collector.seen();
    }

    /** Puts together what happened to one test. */
    private static final class Collector {

        private final Class<?> testClass;
        private final List<Sighting> created = new ArrayList<>();
        private final List<Sighting> createdElsewhere = new ArrayList<>();
        private final List<Target> targets = new ArrayList<>();
        private final Map<Long, Target> last = new HashMap<>();
        private boolean expects;
        private String gap = "";

        Collector(Class<?> testClass) {
            this.testClass = testClass;
        }

        void add(Happening<Object> happening) {
            if (happening.what() instanceof Target target) {
                last.put(happening.thread(), target);
                targets.add(target);
            } else if (happening.what() instanceof RecordedException exception) {
                if (Frames.isExpected(exception.stack())) {
                    expects = true;
                } else if (exception.complete() || reaches(exception, testClass)) {
                    (happening.own() ? created : createdElsewhere)
                            .add(sighting(exception, last.get(happening.thread())));
                } else {
                    gap = "the stack of " + exception.type().getSimpleName()
                            + " is cut off before it comes to the test (-XX:FlightRecorderOptions=stackdepth=256 helps)";
                }
            }
        }

        /** If a test expects such an exception, those of other threads may be what led to it. */
        Seen seen() {
            if (!expects) {
                created.addAll(createdElsewhere);
            }
            return new Seen(created, targets, gap);
        }
    }

    /** Below the test nothing is of interest. */
    private static boolean reaches(RecordedException exception, Class<?> testClass) {
        for (Class<?> each = testClass; each != null && each != Object.class; each = each.getSuperclass()) {
            String name = outermost(each.getName());
            if (exception.stack().stream()
                    .anyMatch(frame -> outermost(frame.getClassName()).equals(name))) {
                return true;
            }
        }
        return false;
    }

    private static String outermost(String className) {
        int nested = className.indexOf('$');
        return nested < 0 ? className : className.substring(0, nested);
    }

    private static Sighting sighting(RecordedException exception, Target last) {
        return new Sighting(
                exception.type(),
                exception.message(),
                exception.stack(),
                exception.thread(),
                CauseChain.unknownHost(exception.type(), exception.message()).or(() -> Optional.ofNullable(last)),
                false);
    }

    private void read(ClassLoader loader) throws IOException {
        Map<Long, List<RecordedEvent>> byThread = new HashMap<>();
        log.drain(event -> {
            RecordedThread thread = event.getThread();
            if (event.getEventType().getName().equals(FlightLog.THREAD_START)) {
                RecordedThread parent = event.getThread("parentThread");
                if (parent != null) {
                    timeline.start(event.getThread("thread").getJavaThreadId(), parent.getJavaThreadId(), nanos(event));
                }
            } else if (thread != null && isOfInterest(event, loader)) {
                byThread.computeIfAbsent(thread.getJavaThreadId(), number -> new ArrayList<>())
                        .add(event);
            }
        });
        for (List<RecordedEvent> events : byThread.values()) {
            if (timesAreRight == null) {
                timesAreRight = areTimesRight(events);
            }
        }
        byThread.forEach((thread, events) -> tell(thread, events, loader));
        timeline.settle();
    }

    /** Other recordings of the JVM have their events in the same stream. */
    private boolean isOfInterest(RecordedEvent event, ClassLoader loader) {
        return switch (event.getEventType().getName()) {
            case Mark.NAME, Attempt.NAME -> true;
            case FlightLog.EXCEPTION -> (timesAreRight == null && isProbe(event)) || type(event, loader) != null;
            default -> false;
        };
    }

    private static boolean isProbe(RecordedEvent event) {
        return event.getClass("thrownClass").getName().equals(Probe.class.getName());
    }

    /** Null if these events do not tell. */
    private static Boolean areTimesRight(List<RecordedEvent> events) {
        Instant marked = Instant.MAX;
        for (RecordedEvent event : events) {
            if (event.getEventType().getName().equals(Mark.NAME)) {
                marked = event.getStartTime();
            } else if (event.getEventType().getName().equals(FlightLog.EXCEPTION) && isProbe(event)) {
                return !event.getStartTime().isBefore(marked);
            }
        }
        return null;
    }

    private void tell(long thread, List<RecordedEvent> events, ClassLoader loader) {
        if (Boolean.TRUE.equals(timesAreRight)) {
            events.sort(Comparator.comparing(RecordedEvent::getStartTime));
        }
        for (RecordedEvent event : events) {
            switch (event.getEventType().getName()) {
                case Mark.NAME -> mark(thread, event);
                case Attempt.NAME -> timeline.happen(thread, new Target(event.getString("host"), event.getInt("port")));
                default -> {
                    Class<? extends Throwable> type = type(event, loader);
                    if (type != null) {
                        timeline.happen(thread, RecordedException.of(event, type));
                    }
                }
            }
        }
    }

    private void mark(long thread, RecordedEvent event) {
        long span = event.getLong("span");
        switch (Mark.what(event)) {
            case BEGINS -> timeline.begin(thread, span, nanos(event));
            case IS_LEFT -> timeline.leave(thread, span, nanos(event));
            case ENDS -> timeline.end(thread, span, nanos(event));
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
