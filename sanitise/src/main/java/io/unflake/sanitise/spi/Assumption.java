package io.unflake.sanitise.spi;

import java.util.Set;

/**
 * Something outside of a test that it silently takes for granted, such as the network.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader} and are active unless {@code unflake.sanitise} names
 * others. They are asked only about tests that have failed, from any thread.
 */
public interface Assumption {

    /** A short name, such as {@code network}: in messages, in reports and in the setting that chooses assumptions. */
    String name();

    /** The exceptions that can show that the assumption does not hold, with all their subclasses. */
    Set<Class<? extends Throwable>> exceptions();

    /**
     * Whether this exception shows that the assumption did not hold.
     *
     * @param sighting an exception of one of {@link #exceptions()} that was seen while the test ran
     */
    boolean isViolatedBy(Sighting sighting);

    /** What was missing, in a few words for whoever reads why a test was skipped. */
    default String message(Sighting sighting) {
        return name() + " was not available";
    }
}
