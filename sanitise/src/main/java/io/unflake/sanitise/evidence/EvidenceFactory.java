package io.unflake.sanitise.evidence;

import java.io.File;
import java.util.Set;
import java.util.function.Supplier;

/** Chooses how this JVM is watched. */
public final class EvidenceFactory {

    /** Enough for a million exceptions. */
    private static final long MOST_BYTES = 64L << 20;

    /** If the recorder cannot write its file, the JVM ends. */
    private static final long ROOM = 4 * MOST_BYTES;

    private EvidenceFactory() {}

    /**
     * Starts to watch, by the flight recorder if the JVM has one.
     *
     * @param wanted exceptions of interest, with their subclasses; asked for when a test has failed
     */
    public static Evidence start(Supplier<Set<Class<? extends Throwable>>> wanted) {
        if (new File(System.getProperty("java.io.tmpdir")).getUsableSpace() < ROOM) {
            return new NoEvidence("there is too little room in the temporary folder for the flight recorder");
        }
        try {
            return new FlightEvidence(wanted, MOST_BYTES);
        } catch (RuntimeException | LinkageError e) {
            return new NoEvidence("this JVM has no flight recorder (" + e + ")");
        }
    }
}
