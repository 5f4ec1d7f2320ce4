package io.unflake.worker;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** How this JVM ends: in order where that is possible, by force where shutdown hooks hang. */
final class WorkerExit {

    /** Exit code of a worker whose controller went away. */
    static final int ABANDONED = 75;

    /** How many seconds shutdown hooks may take. */
    private static final String PATIENCE = "unflake.exit.seconds";

    private static final int DEFAULT_SECONDS = 10;

    private final int seconds = Integer.getInteger(PATIENCE, DEFAULT_SECONDS);
    private final CountDownLatch begun = new CountDownLatch(1);

    /** Starts the guard now: once a test has run, there may be no memory or no permission for another thread. */
    WorkerExit() {
        OwnThread.start("unflake-guard", this::guard);
    }

    /** Ends the JVM with its shutdown hooks, which write coverage or delete files. Does not return. */
    void exit() {
        begun.countDown();
        removeSecurityManager();
        System.exit(0);
    }

    /** Ends the JVM at once. */
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
                // A test interrupts every thread it finds; the guard stays.
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
            // It does not let itself be removed, or this JDK knows none.
        }
    }
}
