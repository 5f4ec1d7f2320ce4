package io.unflake.engine.search;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import java.util.Iterator;
import java.util.List;

/**
 * How the threads of tests are delayed.
 *
 * @param testThread whether the thread that runs a test is delayed, too
 * @param singleThread whether tests that use no other thread are tried
 * @param profiles how many runs at most show which points each thread passes
 * @param halvings how often only the later half of the points is tried, if a thread that is late from the start harms
 *     no test
 * @param narrowing how the delay points are reduced to those that matter
 * @param wanted the failures to look for, which have frames of project code only; none for all
 */
public record DelaySearch(
        boolean testThread,
        boolean singleThread,
        int profiles,
        int halvings,
        Narrowing narrowing,
        List<FailureFingerprint> wanted) {

    /** What a detection does: one profile, and each thread that a test starts. */
    public static final DelaySearch USUAL = new DelaySearch(false, false, 1, 1, Narrowing.BISECTION, List.of());

    public DelaySearch {
        wanted = List.copyOf(wanted);
    }

    /** How the delay points of a failing test are reduced. */
    public enum Narrowing {
        /** Halves of the points, smaller parts where no half fails alone. */
        BISECTION,
        /** Each point alone, then as by bisection if none of them fails alone. */
        ONE_BY_ONE,
        /** Delta debugging over the points of all threads together. */
        DDMIN
    }

    /** Returns the same search for some failures only. */
    public DelaySearch lookingFor(List<FailureFingerprint> failures) {
        return new DelaySearch(testThread, singleThread, profiles, halvings, narrowing, failures);
    }

    /** Whether a failure is one of those to look for. Some traces lack frames, such as those that Surefire trims. */
    public boolean wants(FailureFingerprint seen) {
        return wanted.isEmpty()
                || wanted.stream()
                        .anyMatch(each -> each.type().equals(seen.type()) && contains(seen.frames(), each.frames()));
    }

    private static boolean contains(List<Frame> all, List<Frame> some) {
        Iterator<Frame> rest = all.iterator();
        for (Frame frame : some) {
            boolean found = false;
            while (!found && rest.hasNext()) {
                found = rest.next().equals(frame);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }
}
