package io.unflake.app.console;

import java.util.concurrent.locks.LockSupport;

/** Does something if the user interrupts a command, such as with Ctrl-C. */
public final class InterruptHook {

    private final Thread hook;

    /** @param action runs on a thread of its own if the JVM is stopped before {@link #withdraw()} */
    public InterruptHook(Runnable action) {
        hook = new Thread(action, "unflake-interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** The command has ended. If it was interrupted, this never returns: what it did afterwards must not be reported. */
    public void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            waitForTheEnd();
        }
    }

    /** The JVM is stopping and ends when its hooks are done. */
    private static void waitForTheEnd() {
        while (true) {
            LockSupport.park();
        }
    }
}
