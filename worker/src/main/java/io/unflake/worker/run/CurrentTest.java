package io.unflake.worker.run;

import io.unflake.model.Frame;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Knows the current test and the stack of its thread. */
public final class CurrentTest {

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

    private List<Frame> deadlocked() {
        long[] ids = threads.findDeadlockedThreads();
        List<Frame> frames = new ArrayList<>();
        if (ids != null) {
            for (ThreadInfo info : threads.getThreadInfo(ids, Integer.MAX_VALUE)) {
                frames.addAll(info == null ? List.of() : frames(info.getStackTrace()));
            }
        }
        return frames;
    }

    private static List<Frame> frames(StackTraceElement[] stack) {
        return Arrays.stream(stack).map(Frame::of).toList();
    }
}
