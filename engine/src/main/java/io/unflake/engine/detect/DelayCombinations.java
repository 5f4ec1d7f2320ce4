package io.unflake.engine.detect;

import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is delayed: each thread, the later points of each thread, since a thread that is late from the start may be too
 * late to do harm, and all threads of a test together. The first that makes a test fail is narrowed.
 *
 * @param first threads that tests start, as most failures need them
 * @param then further combinations of these threads
 * @param own combinations with the thread that runs the test
 */
record DelayCombinations(List<DelayedThreads> first, List<DelayedThreads> then, List<DelayedThreads> own) {

    /** @param threads each thread alone */
    static DelayCombinations of(List<DelayedThreads> threads, DelaySearch search) {
        List<DelayedThreads> own =
                threads.stream().filter(DelayedThreads::includesOwn).toList();
        List<DelayedThreads> others =
                threads.stream().filter(each -> !each.includesOwn()).toList();
        List<DelayedThreads> together = DelayedThreads.together(others.stream());
        List<DelayedThreads> late = laterHalves(others, search.halvings());
        List<DelayedThreads> withOwn = joined(own, laterHalves(own, search.halvings()));
        return search.narrowing() == Narrowing.DDMIN
                ? new DelayCombinations(
                        together,
                        joined(others, late),
                        joined(
                                DelayedThreads.together(threads.stream()).stream()
                                        .filter(DelayedThreads::includesOwn)
                                        .toList(),
                                withOwn))
                : new DelayCombinations(others, joined(late, together), withOwn);
    }

    private static List<DelayedThreads> laterHalves(List<DelayedThreads> threads, int halvings) {
        List<DelayedThreads> all = new ArrayList<>();
        List<DelayedThreads> late = threads;
        for (int i = 0; i < halvings; i++) {
            late = late.stream()
                    .filter(each -> each.points().size() > 1)
                    .map(DelayedThreads::laterHalf)
                    .toList();
            all.addAll(late);
        }
        return all;
    }

    /** All combinations without the thread that runs the test. */
    List<DelayedThreads> others() {
        return joined(first, then);
    }

    /** The combinations with the thread that runs this test. */
    Stream<DelayedThreads> ownOf(TestId test) {
        return own.stream().filter(each -> each.test().equals(test));
    }

    private static List<DelayedThreads> joined(List<DelayedThreads> some, List<DelayedThreads> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
