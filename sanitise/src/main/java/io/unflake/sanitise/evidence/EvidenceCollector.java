package io.unflake.sanitise.evidence;

import io.unflake.sanitise.evidence.Timeline.Occurrence;
import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects what happened during one test. */
final class EvidenceCollector {

    private final Class<?> testClass;
    private final List<Sighting> created = new ArrayList<>();
    private final List<Sighting> createdOnOtherThreads = new ArrayList<>();
    private final List<Endpoint> targets = new ArrayList<>();
    private final Map<Long, Endpoint> lastTargets = new HashMap<>();
    private boolean expectsException;
    private String gap = "";

    EvidenceCollector(Class<?> testClass) {
        this.testClass = testClass;
    }

    /** @param alone whether no other test was running at that time */
    void add(Occurrence<Object> occurrence, boolean alone) {
        if (occurrence.what() instanceof Endpoint target) {
            lastTargets.put(occurrence.thread(), target);
            targets.add(target);
        } else if (occurrence.what() instanceof RecordedException exception) {
            if (Frames.isOwnLookup(exception.stack())) {
                return;
            }
            if (Frames.isExpectedToThrow(exception.stack())) {
                expectsException = true;
            } else if (occurrence.thread() == Timeline.UNKNOWN_THREAD && !(alone && reaches(exception, testClass))) {
                setGap(exception.type().getSimpleName() + " was created on a thread that the flight recorder has lost");
            } else if (!alone && mayBelongToOtherTest(exception)) {
                setGap(exception.type().getSimpleName() + " was created on a pool thread, maybe for another test");
            } else if (exception.complete() || reaches(exception, testClass)) {
                (occurrence.own() ? created : createdOnOtherThreads)
                        .add(sighting(exception, lastTargets.get(occurrence.thread())));
            } else {
                setGap("the stack of " + exception.type().getSimpleName()
                        + " was truncated before it reaches the test (try -XX:FlightRecorderOptions=stackdepth=256)");
            }
        }
    }

    /** If the test expects an exception, those of other threads may have caused the expected one and do not count. */
    Observations observations() {
        if (!expectsException) {
            created.addAll(createdOnOtherThreads);
        }
        return new Observations(created, targets, gap);
    }

    /** Notes why observations may be missing. */
    void setGap(String reason) {
        gap = reason;
    }

    /** A pool that was created in one test may execute tasks of another. */
    private boolean mayBelongToOtherTest(RecordedException exception) {
        return Frames.isOnPoolThread(exception.stack()) && !reaches(exception, testClass);
    }

    /** Returns whether the stack contains the test class; the frames that call it do not matter. */
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

    private static Sighting sighting(RecordedException exception, Endpoint lastTarget) {
        return new Sighting(
                exception.type(),
                exception.message(),
                exception.stack(),
                exception.thread(),
                CauseChain.unknownHost(exception.type(), exception.message())
                        .or(() -> Frames.isInJdkClient(exception.stack())
                                ? Optional.ofNullable(lastTarget)
                                : Optional.empty()),
                false);
    }
}
