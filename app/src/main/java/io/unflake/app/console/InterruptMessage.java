package io.unflake.app.console;

/** Tells the user how to continue if a detection is interrupted. */
public final class InterruptMessage {

    private static final String TEXT = "\nunflake: interrupted; run the same command with --resume to continue.\n";

    private final Thread hook;

    /** Prints the message if the JVM is stopped before {@link #withdraw()}. */
    public InterruptMessage(ConsoleContext context) {
        hook = new Thread(() -> context.printError(TEXT), "unflake-interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** No message from now on. */
    public void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is stopping, so the message has been printed.
        }
    }
}
