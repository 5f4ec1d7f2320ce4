package io.unflake.engine.fork;

import io.unflake.model.Frame;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Finds out where a test hangs: takes several thread dumps and keeps the frames that they have in common.
 *
 * <p>A thread that waits is always at the same place. One that loops is somewhere else each time, so more dumps are needed
 * until only the frames around the loop are left. Otherwise the same hang would look different each time.
 */
final class HangProbe {

    private static final int DUMPS_IF_IT_WAITS = 3;
    private static final int DUMPS_IF_IT_LOOPS = 40;
    private static final long MILLIS_PER_DUMP = 1_000;
    private static final long MOST_NANOS = 2_000_000_000;
    private static final long MILLIS_BETWEEN = 50;
    private static final long MILLIS_BETWEEN_IF_IT_LOOPS = 10;

    private HangProbe() {}

    /** Returns the stacks of the test in progress; null if the worker does not respond. */
    static Report.Stacks dump(Worker worker, Consumer<Report> others) throws InterruptedException {
        return common(() -> dumpOnce(worker, others), System::nanoTime);
    }

    /** A way to take a thread dump; it returns null if that is impossible. */
    interface Dump {
        Report.Stacks take() throws InterruptedException;
    }

    /** Returns what as many dumps as needed have in common, as far as time allows; null if there is none. */
    static Report.Stacks common(Dump dump, LongSupplier nanoTime) throws InterruptedException {
        Report.Stacks common = null;
        boolean loops = false;
        long begin = nanoTime.getAsLong();
        for (int i = 0; i < dumps(loops, nanoTime.getAsLong() - begin); i++) {
            Report.Stacks stacks = dump.take();
            if (stacks == null) {
                return common;
            }
            loops |= common != null && !stacks.testThread().equals(common.testThread());
            common = common == null ? stacks : common(common, stacks);
            Thread.sleep(loops ? MILLIS_BETWEEN_IF_IT_LOOPS : MILLIS_BETWEEN);
        }
        return common;
    }

    private static int dumps(boolean loops, long nanosSpent) {
        return loops && nanosSpent < MOST_NANOS ? DUMPS_IF_IT_LOOPS : DUMPS_IF_IT_WAITS;
    }

    private static Report.Stacks dumpOnce(Worker worker, Consumer<Report> others) throws InterruptedException {
        worker.send(new Command.Dump());
        long deadline = System.nanoTime() + MILLIS_PER_DUMP * 1_000_000;
        while (System.nanoTime() < deadline) {
            Optional<Report> report = worker.next(MILLIS_PER_DUMP);
            if (report == null || report.isEmpty()) {
                return null;
            }
            if (report.get() instanceof Report.Stacks stacks) {
                return stacks;
            }
            others.accept(report.get());
        }
        return null;
    }

    private static Report.Stacks common(Report.Stacks a, Report.Stacks b) {
        return new Report.Stacks(a.test(), outermost(a.testThread(), b.testThread()), a.deadlocked());
    }

    /** Returns the outer frames that two dumps share; if the line of the innermost one differs, it is set to 0. */
    static List<Frame> outermost(List<Frame> a, List<Frame> b) {
        List<Frame> result = new ArrayList<>();
        for (int i = a.size() - 1, j = b.size() - 1; i >= 0 && j >= 0; i--, j--) {
            if (!sameMethod(a.get(i), b.get(j))) {
                break;
            }
            Frame frame = a.get(i);
            boolean sameLine = frame.line() == b.get(j).line();
            result.add(0, sameLine ? frame : new Frame(frame.className(), frame.method(), frame.file(), 0));
            if (!sameLine) {
                break;
            }
        }
        return result;
    }

    private static boolean sameMethod(Frame a, Frame b) {
        return a.className().equals(b.className()) && a.method().equals(b.method());
    }
}
