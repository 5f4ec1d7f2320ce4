package io.unflake.worker;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends the JVM: orderly if possible, by force if shutdown hooks hang. */
final class WorkerExit {

    /** Exit code of a worker that lost its controller. */
    static final int ABANDONED = 75;

    /** System property for the time limit of shutdown hooks in seconds. */
    private static final String PATIENCE = "unflake.exit.seconds";

    private static final int DEFAULT_SECONDS = 10;

    private final int seconds = Integer.getInteger(PATIENCE, DEFAULT_SECONDS);
    private final CountDownLatch begun = new CountDownLatch(1);

    /** Starts the guard thread now, because tests may use up all memory or forbid new threads. */
    WorkerExit() {
        OwnThread.start("unflake-guard", this::guard);
    }

    /** Ends the JVM with its shutdown hooks, which may write coverage data or delete files. Does not return. */
    void exit() {
        begun.countDown();
        removeSecurityManager();
        System.exit(0);
    }

    /** Ends the JVM immediately. */
    void halt() {
        removeSecurityManager();
        Runtime.getRuntime().halt(ABANDONED);
    }

    private void guard() {
        while (true) {
            try {
                begun.await();
                TimeUnit.SECONDS.sleep(seconds);
                Runtime.getRuntime().halt(0);
            } catch (InterruptedException e) {
                // Some tests interrupt every thread they find.
            }
        }
    }

    @SuppressWarnings("removal")
    private static void removeSecurityManager() {
        try {
            if (System.getSecurityManager() != null) {
                System.setSecurityManager(null);
            }
        } catch (SecurityException | UnsupportedOperationException e) {
            // The security manager cannot be removed, or this JDK has none.
        }
    }
}
