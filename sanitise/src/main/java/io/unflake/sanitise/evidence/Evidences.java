package io.unflake.sanitise.evidence;

import java.util.Set;
import java.util.function.Function;

/** How this JVM is watched: by the flight recorder, if it has one. */
public final class Evidences {

    /** Enough for a million exceptions. */
    private static final long MOST_BYTES = 64L << 20;

    private final Function<Set<Class<? extends Throwable>>, Evidence> reader;

    private Evidences(Function<Set<Class<? extends Throwable>>, Evidence> reader) {
        this.reader = reader;
    }

    /** Starts to watch, which takes half a second: whatever is not needed for that had better be done later. */
    public static Evidences start() {
        try {
            FlightLog log = new FlightLog(MOST_BYTES);
            return new Evidences(wanted -> new FlightEvidence(log, wanted));
        } catch (RuntimeException | LinkageError e) {
            String why = "this JVM has no flight recorder (" + e + ")";
            return new Evidences(wanted -> new NoEvidence(why));
        }
    }

    /**
     * What is seen of some exceptions.
     *
     * @param wanted those of interest, with their subclasses
     */
    public Evidence of(Set<Class<? extends Throwable>> wanted) {
        return reader.apply(wanted);
    }
}
