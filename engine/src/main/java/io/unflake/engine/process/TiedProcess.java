package io.unflake.engine.process;

import java.io.IOException;

/** A process, with its descendants, that ends when this JVM does, however early that may be. */
public final class TiedProcess implements AutoCloseable {

    private final Thread hook = new Thread(this::end, "end-process");
    private Process process;
    private boolean ended;

    private TiedProcess() {}

    /** Starts the process. */
    public static TiedProcess start(ProcessBuilder builder) throws IOException {
        TiedProcess tied = new TiedProcess();
        // Before the process is there: the JVM may be told to end in between.
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
            throw new IOException("Unflake is being ended");
        }
        process = builder.start();
    }

    /** The process itself. */
    public Process process() {
        return process;
    }

    /** By handles, which leaves the output readable; children first, as a script may not hand over its process. */
    private synchronized void end() {
        ended = true;
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.toHandle().destroy();
        }
    }

    /** Ends the process if it has not ended by itself. */
    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is going down, and the hook does its work.
        }
    }
}
