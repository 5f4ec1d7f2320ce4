package io.unflake.sanitise.evidence;

import java.util.Set;
import java.util.function.Supplier;
import jdk.jfr.FlightRecorder;

/** Chooses how this JVM is watched. */
public final class Evidences {

    /** Enough for a million exceptions. */
    private static final long MOST_BYTES = 64L << 20;

    private static final int NO_CLASSES_CHANGED = 21;

    private Evidences() {}

    /**
     * To be called as early in the life of the JVM as possible, if there is going to be something to watch.
     *
     * <p>Older flight recorders change classes of the JDK when they are made, and the JVM then throws all away that it has
     * compiled so far: the less, the better.
     */
    public static void prepare() {
        if (Runtime.version().feature() < NO_CLASSES_CHANGED && FlightRecorder.isAvailable()) {
            FlightRecorder.getFlightRecorder();
        }
    }

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
