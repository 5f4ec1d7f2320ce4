package io.unflake.sanitise.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Starts the sanitiser of this JVM once.
 *
 * <p>The flight recorder needs half a second to start, so that this happens in the background where possible. A thread that
 * has to wait for it reads ahead meanwhile what the end of the run needs.
 */
final class SanitiserStart {

    private static volatile boolean started;

    private SanitiserStart() {}

    private static final class Instance {

        static final Sanitiser SANITISER = create();
    }

    private static final class Background {

        static final Thread THREAD = startThread();
    }

    private static final class ReadAhead {

        static final boolean COMPLETE = readAhead();
    }

    static Sanitiser await() {
        if (!started) {
            inBackground();
            boolean unused = ReadAhead.COMPLETE;
        }
        return Instance.SANITISER;
    }

    static void inBackground() {
        Thread unused = Background.THREAD;
    }

    static Optional<Sanitiser> ifStarted() {
        return started ? Optional.of(Instance.SANITISER) : Optional.empty();
    }

    private static Sanitiser create() {
        Sanitiser sanitiser = new Sanitiser();
        started = true;
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(sanitiser::finish, "unflake-sanitise"));
        } catch (IllegalStateException e) {
            // The JVM is shutting down before any test has begun.
        }
        return sanitiser;
    }

    private static Thread startThread() {
        Thread thread = new Thread(SanitiserStart::start, "unflake-sanitise-start");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void start() {
        Sanitiser unusedSanitiser = Instance.SANITISER;
        boolean unusedReadAhead = ReadAhead.COMPLETE;
    }

    /** Renders the last report once and drops it: the first report of a JVM takes 30 ms longer than the next. */
    private static boolean readAhead() {
        try {
            SanitiseReport last = new SanitiseReport(
                    SanitiseConfiguration.ofThisJvm().history().lines(), List.of());
            String unused = last.json() + last.markdown() + last.summary("");
            return true;
        } catch (IOException | RuntimeException | LinkageError e) {
            // It occurs again when the real report is written, and is handled there.
            return false;
        }
    }
}
