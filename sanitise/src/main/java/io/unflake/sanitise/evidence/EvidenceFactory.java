package io.unflake.sanitise.evidence;

import java.io.File;
import java.util.Set;
import java.util.function.Supplier;

/** Creates the best source of evidence that this JVM supports. */
public final class EvidenceFactory {

    /** Enough for about a million exceptions. */
    private static final long MAX_BYTES = 64L << 20;

    /** The JVM exits if the recorder cannot write its file, so that ample free space is required. */
    private static final long REQUIRED_SPACE = 4 * MAX_BYTES;

    private EvidenceFactory() {}

    /**
     * Starts the flight recorder, if the JVM has one.
     *
     * @param wanted the exceptions of interest, subclasses included; evaluated when a test has failed
     */
    public static Evidence start(Supplier<Set<Class<? extends Throwable>>> wanted) {
        if (new File(System.getProperty("java.io.tmpdir")).getUsableSpace() < REQUIRED_SPACE) {
            return new NoEvidence("the temporary folder has too little free space for the flight recorder");
        }
        try {
            return new FlightEvidence(wanted, MAX_BYTES);
        } catch (RuntimeException | LinkageError e) {
            return new NoEvidence("this JVM has no flight recorder (" + e + ")");
        }
    }
}
