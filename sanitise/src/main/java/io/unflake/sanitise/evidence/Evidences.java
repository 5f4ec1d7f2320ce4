package io.unflake.sanitise.evidence;

import java.util.Set;
import java.util.function.Supplier;

/** Chooses how this JVM is watched. */
public final class Evidences {

    /** Enough for a million exceptions. */
    private static final long MOST_BYTES = 64L << 20;

    private Evidences() {}

    /**
     * Starts to watch, by the flight recorder if the JVM has one.
     *
     * @param wanted exceptions of interest, with their subclasses; asked for when a test has failed
     */
    public static Evidence start(Supplier<Set<Class<? extends Throwable>>> wanted) {
        try {
            return new FlightEvidence(wanted, MOST_BYTES);
        } catch (RuntimeException | LinkageError e) {
            return new NoEvidence("this JVM has no flight recorder (" + e + ")");
        }
    }
}
