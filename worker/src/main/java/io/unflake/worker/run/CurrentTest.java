package io.unflake.worker.run;

import io.unflake.model.Frame;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Knows the current test and the stack of its thread. */
public final class CurrentTest {

    private static final String LAMBDA_CLASS = "$$Lambda";

    private record InProgress(TestId test, Thread launcher) {}

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile InProgress current;

    void started(TestId test) {
        current = new InProgress(test, Thread.currentThread());
    }

    void ended() {
        current = null;
    }

    public Report.Stacks stacks() {
        InProgress now = current;
        if (now == null) {
            return new Report.Stacks(null, List.of(), deadlocked());
        }
        return new Report.Stacks(
                now.test(), frames(TestThread.of(now.launcher()).getStackTrace()), deadlocked());
    }

    /** The stacks in the same order each time, since that of the threads is a matter of chance. */
    private List<Frame> deadlocked() {
        long[] ids = threads.findDeadlockedThreads();
        return ids == null
                ? List.of()
                : Arrays.stream(threads.getThreadInfo(ids, Integer.MAX_VALUE))
                        .filter(Objects::nonNull)
                        .map(info -> frames(info.getStackTrace()))
                        .sorted(Comparator.comparing(List::toString))
                        .flatMap(List::stream)
                        .toList();
    }

    /** Without the classes of lambdas, whose names differ in each JVM. Stacks of exceptions do not show them either. */
    private static List<Frame> frames(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !frame.getClassName().contains(LAMBDA_CLASS))
                .map(Frame::of)
                .toList();
    }
}
