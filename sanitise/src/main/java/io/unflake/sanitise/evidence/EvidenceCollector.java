package io.unflake.sanitise.evidence;

import io.unflake.sanitise.evidence.Timeline.Occurrence;
import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts together what happened to one test. */
final class EvidenceCollector {

    private final Class<?> testClass;
    private final List<Sighting> created = new ArrayList<>();
    private final List<Sighting> createdElsewhere = new ArrayList<>();
    private final List<Endpoint> targets = new ArrayList<>();
    private final Map<Long, Endpoint> last = new HashMap<>();
    private boolean expects;
    private String gap = "";

    EvidenceCollector(Class<?> testClass) {
        this.testClass = testClass;
    }

    /** @param alone whether no other test was under way at that time */
    void add(Occurrence<Object> occurrence, boolean alone) {
        if (occurrence.what() instanceof Endpoint target) {
            last.put(occurrence.thread(), target);
            targets.add(target);
        } else if (occurrence.what() instanceof RecordedException exception) {
            if (Frames.isOurQuestion(exception.stack())) {
                return;
            }
            if (Frames.isExpected(exception.stack())) {
                expects = true;
            } else if (!alone && isAnybodys(exception)) {
                miss(exception.type().getSimpleName() + " was created on a thread of a pool, maybe for another test");
            } else if (exception.complete() || reaches(exception, testClass)) {
                (occurrence.own() ? created : createdElsewhere).add(sighting(exception, last.get(occurrence.thread())));
            } else {
                miss("the stack of " + exception.type().getSimpleName()
                        + " is cut off before it comes to the test (-XX:FlightRecorderOptions=stackdepth=256 helps)");
            }
        }
    }

    /** If a test expects such an exception, those of other threads may be what led to it. */
    Observations seen() {
        if (!expects) {
            created.addAll(createdElsewhere);
        }
        return new Observations(created, targets, gap);
    }

    /** Something may be missing. */
    void miss(String why) {
        gap = why;
    }

    /** A pool that was made in one test may have been given work by another. */
    private boolean isAnybodys(RecordedException exception) {
        return Frames.isPooled(exception.stack()) && !reaches(exception, testClass);
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

    private static Sighting sighting(RecordedException exception, Endpoint last) {
        return new Sighting(
                exception.type(),
                exception.message(),
                exception.stack(),
                exception.thread(),
                CauseChain.unknownHost(exception.type(), exception.message())
                        .or(() -> Frames.isOfClient(exception.stack()) ? Optional.ofNullable(last) : Optional.empty()),
                false);
    }
}
