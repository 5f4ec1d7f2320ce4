package io.unflake.engine.process;

import java.io.IOException;

/** A process that ends with this JVM at the latest, together with its descendants. */
public final class TiedProcess implements AutoCloseable {

    private final Thread hook = new Thread(this::end, "end-process");
    private Process process;
    private boolean ended;

    private TiedProcess() {}

    /** Starts the process. */
    public static TiedProcess start(ProcessBuilder builder) throws IOException {
        TiedProcess tied = new TiedProcess();
        // Added before the process starts, since the JVM may shut down in between.
        Runtime.getRuntime().addShutdownHook(tied.hook);
        try {
            tied.begin(builder);
            return tied;
        } catch (IOException e) {
            tied.close();
            throw e;
        }
    }

    private synchronized void begin(ProcessBuilder builder) throws IOException {
        if (ended) {
            throw new IOException("Unflake is shutting down");
        }
        process = builder.start();
    }

    /** The process itself. */
    public Process process() {
        return process;
    }

    /**
     * Uses handles, so that the output stays readable; kills descendants too, since a script may not exec its command.
     */
    private synchronized void end() {
        ended = true;
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.toHandle().destroy();
        }
    }

    /** Ends the process if it is still running. */
    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is shutting down, so the hook is already running.
        }
    }
}
