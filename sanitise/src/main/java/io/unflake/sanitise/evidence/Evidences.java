package io.unflake.sanitise.evidence;

import java.util.Set;

/** Chooses how this JVM is watched. */
public final class Evidences {

    private Evidences() {}

    /**
     * By the flight recorder, if the JVM has one.
     *
     * @param wanted exceptions of interest, with their subclasses
     */
    public static Evidence of(Set<Class<? extends Throwable>> wanted) {
        try {
            return new FlightEvidence(wanted);
        } catch (RuntimeException | LinkageError e) {
            return new NoEvidence("this JVM has no flight recorder (" + e + ")");
        }
    }
}
