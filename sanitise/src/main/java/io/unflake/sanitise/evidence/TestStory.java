package io.unflake.sanitise.evidence;

import io.unflake.sanitise.Sighting;
import io.unflake.sanitise.Target;
import io.unflake.sanitise.evidence.Timeline.Happening;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts together what happened to one test. */
final class TestStory {

    private final Class<?> testClass;
    private final List<Sighting> created = new ArrayList<>();
    private final List<Sighting> createdElsewhere = new ArrayList<>();
    private final List<Target> targets = new ArrayList<>();
    private final Map<Long, Target> last = new HashMap<>();
    private boolean expects;
    private String gap = "";

    TestStory(Class<?> testClass) {
        this.testClass = testClass;
    }

    /** @param alone whether no other test was under way at that time */
    void add(Happening<Object> happening, boolean alone) {
        if (happening.what() instanceof Target target) {
            last.put(happening.thread(), target);
            targets.add(target);
        } else if (happening.what() instanceof RecordedException exception) {
            if (Frames.isOurQuestion(exception.stack())) {
                return;
            }
            if (Frames.isExpected(exception.stack())) {
                expects = true;
            } else if (!alone && isAnybodys(exception)) {
                miss(exception.type().getSimpleName() + " was created on a thread of a pool, maybe for another test");
            } else if (exception.complete() || reaches(exception, testClass)) {
                (happening.own() ? created : createdElsewhere).add(sighting(exception, last.get(happening.thread())));
            } else {
                miss("the stack of " + exception.type().getSimpleName()
                        + " is cut off before it comes to the test (-XX:FlightRecorderOptions=stackdepth=256 helps)");
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

    private static Sighting sighting(RecordedException exception, Target last) {
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
