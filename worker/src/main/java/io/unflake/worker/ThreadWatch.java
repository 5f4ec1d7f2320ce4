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

    private final int limit = Integer.getInteger(LIMIT, DEFAULT_LIMIT);
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int atStart = threads.getThreadCount();
    private final Consumer<Report> outbox;

    ThreadWatch(Consumer<Report> outbox) {
        this.outbox = outbox;
    }

    @Override
    public void run() {
        while (threads.getThreadCount() - atStart <= limit) {
            try {
                TimeUnit.SECONDS.sleep(1);
            } catch (InterruptedException e) {
                // Some tests interrupt every thread they find.
            }
        }
        outbox.accept(new Report.Exceeded(String.format(Locale.ROOT, "it started more than %,d threads", limit)));
    }
}
