package io.unflake.worker;

import io.unflake.worker.protocol.Report;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Reports once if tests have started so many threads that they endanger the machine. */
final class ThreadWatch implements Runnable {

    /** System property for the number of threads that tests may start. */
    private static final String LIMIT = "unflake.limit.threads";

    private static final int DEFAULT_LIMIT = 2_000;

    private final int limit = Integer.getInteger(LIMIT, DEFAULT_LIMIT);
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int atStart = threads.getThreadCount();
    private final Consumer<Report> outbox;
    private final AtomicBoolean reported = new AtomicBoolean();

    ThreadWatch(Consumer<Report> outbox) {
        this.outbox = outbox;
    }

    /**
     * Passes reports on. At the end of each test it counts the threads, so that the result of a test that starts them
     * quickly does not depend on chance.
     */
    Consumer<Report> watching() {
        return report -> {
            if (report instanceof Report.Ended) {
                check();
            }
            outbox.accept(report);
        };
    }

    @Override
    public void run() {
        while (!check()) {
            try {
                TimeUnit.SECONDS.sleep(1);
            } catch (InterruptedException e) {
                // Some tests interrupt every thread they find.
            }
        }
    }

    /** Reports once if there are too many threads, and returns whether that is so. */
    private boolean check() {
        boolean exceeded = threads.getThreadCount() - atStart > limit;
        if (exceeded && reported.compareAndSet(false, true)) {
            outbox.accept(new Report.Exceeded(String.format(Locale.ROOT, "it started more than %,d threads", limit)));
        }
        return exceeded;
    }
}
