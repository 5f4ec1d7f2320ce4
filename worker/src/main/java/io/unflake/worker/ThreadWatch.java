package io.unflake.worker;

import io.unflake.worker.protocol.Report;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reports once if tests have started so many threads that they endanger the machine. */
final class ThreadWatch implements Runnable {

    /** System property for the number of threads that tests may start. */
    private static final String LIMIT = "unflake.limit.threads";

    private static final int DEFAULT_LIMIT = 2_000;

    private final int limit;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int atStart = threads.getThreadCount();
    private final Consumer<Report> outbox;
    private boolean reported;

    ThreadWatch(Consumer<Report> outbox) {
        this(outbox, Integer.getInteger(LIMIT, DEFAULT_LIMIT));
    }

    ThreadWatch(Consumer<Report> outbox, int limit) {
        this.outbox = outbox;
        this.limit = limit;
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

    /**
     * Reports once if there are too many threads, and returns whether that is so. The lock is held until the report is
     * sent: a test that ends meanwhile must not overtake it.
     */
    private synchronized boolean check() {
        boolean exceeded = threads.getThreadCount() - atStart > limit;
        if (exceeded && !reported) {
            reported = true;
            outbox.accept(new Report.Exceeded(String.format(Locale.ROOT, "it started more than %,d threads", limit)));
        }
        return exceeded;
    }
}
