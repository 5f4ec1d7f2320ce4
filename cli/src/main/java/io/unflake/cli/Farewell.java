package io.unflake.cli;

import java.io.PrintStream;

/** What is said when the user stops a detection halfway: that nothing is lost. */
final class Farewell {

    private final Thread hook;

    private Farewell(PrintStream err) {
        hook = new Thread(
                () -> {
                    err.println();
                    err.println("unflake: stopped; the same command with --resume goes on from here.");
                },
                "unflake-farewell");
    }

    /** To be said if the JVM is told to end before this is withdrawn. */
    static Farewell saidOn(PrintStream err) {
        Farewell farewell = new Farewell(err);
        Runtime.getRuntime().addShutdownHook(farewell.hook);
        return farewell;
    }

    void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending: it has been said.
        }
    }
}
