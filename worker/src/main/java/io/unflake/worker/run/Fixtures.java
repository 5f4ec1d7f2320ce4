package io.unflake.worker.run;

import java.util.ArrayDeque;
import java.util.Deque;

/** Attributes sites reached between tests to the innermost class being run. */
final class Fixtures {

    private final Deque<String> open = new ArrayDeque<>();
    private final ReachReports reach;

    Fixtures(ReachReports reach) {
        this.reach = reach;
    }

    void containerStarts(String className) {
        testStarts();
        open.push(className);
    }

    void testStarts() {
        reach.attributeTo(open.isEmpty() ? "" : open.peek());
    }

    void containerEnds() {
        testStarts();
        open.poll();
    }
}
