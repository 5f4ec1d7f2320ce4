package io.unflake.engine.detect;

import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.ThreadKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Threads of a test that are delayed together, and the delay points where that happens. */
record DelayedThreads(TestId test, List<ThreadKey> keys, List<Spot> points) {

    /** All points of one thread. */
    static DelayedThreads of(ThreadOfTest thread) {
        return new DelayedThreads(thread.test(), List.of(thread.thread()), thread.points());
    }

    /** All of these threads of each test that has several of them. */
    static List<DelayedThreads> together(Stream<DelayedThreads> threads) {
        Map<TestId, DelayedThreads> byTest = new LinkedHashMap<>();
        threads.forEach(each -> byTest.merge(each.test, each, DelayedThreads::and));
        return byTest.values().stream().filter(each -> each.keys.size() > 1).toList();
    }

    /** Whether the thread that runs the test is one of them. */
    boolean includesOwn() {
        return keys.contains(ThreadKey.MAIN);
    }

    /** The points that are passed last: a thread must not be late from the start to be late there. */
    DelayedThreads laterHalf() {
        return new DelayedThreads(test, keys, points.subList(points.size() / 2, points.size()));
    }

    private DelayedThreads and(DelayedThreads others) {
        return new DelayedThreads(test, joined(keys, others.keys), joined(points, others.points));
    }

    private static <T> List<T> joined(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
