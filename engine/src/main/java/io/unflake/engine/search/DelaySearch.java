package io.unflake.engine.search;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.TestId;
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
 * @param eager whether to begin runs that may turn out to be unnecessary, so that the first failure is known soon
 * @param wanted the failures to look for; none for all
 */
public record DelaySearch(
        boolean testThread,
        boolean singleThread,
        int profiles,
        int halvings,
        Narrowing narrowing,
        boolean eager,
        List<Wanted> wanted) {

    /** What a detection does: one profile, and the threads that a test starts, if they are not alike. */
    public static final DelaySearch USUAL = new DelaySearch(false, false, 1, 1, Narrowing.BISECTION, false, List.of());

    public DelaySearch {
        wanted = List.copyOf(wanted);
    }

    /**
     * A failure to look for.
     *
     * @param test the test that has failed in this way, such as {@code shop.TillTest#closes}, or its class if only that
     *     is known; null for any test
     * @param failure has frames of project code only
     */
    public record Wanted(String test, FailureFingerprint failure) {

        private boolean concerns(TestId other) {
            return test == null || test.equals(other.base().toString()) || other.isInOutermostClass(test);
        }

        /** A trace names the class that declares a test, not the one that inherits it. */
        private boolean mayConcern(TestId other) {
            return !test.contains("#")
                    || TestId.parse(test).method().equals(other.base().method());
        }

        /** Some traces lack frames, such as those that Surefire trims. */
        private boolean isLike(FailureFingerprint seen) {
            return failure.type().equals(seen.type()) && contains(seen.frames(), failure.frames());
        }
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
    public DelaySearch lookingFor(List<Wanted> failures) {
        return new DelaySearch(testThread, singleThread, profiles, halvings, narrowing, eager, failures);
    }

    /** Whether a failure of a test is one of those to look for: any one, if none is wanted of this test. */
    public boolean wants(TestId test, FailureFingerprint seen) {
        List<Wanted> ofTest =
                wanted.stream().filter(each -> each.concerns(test)).toList();
        List<Wanted> concerned = ofTest.isEmpty()
                ? wanted.stream().filter(each -> each.mayConcern(test)).toList()
                : ofTest;
        return concerned.isEmpty() || concerned.stream().anyMatch(each -> each.isLike(seen));
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
