package io.unflake.sanitise.spi;

import java.util.Set;

/**
 * An external condition that tests rely on without checking it, such as the network.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}. They are active unless the system property
 * {@code unflake.sanitise} names others. They are called only for tests that have failed, possibly from several threads.
 */
public interface Assumption {

    /** A short name, such as {@code network}, used in messages, reports and the property {@code unflake.sanitise}. */
    String name();

    /** The exceptions that may indicate that the assumption does not hold. Subclasses are included. */
    Set<Class<? extends Throwable>> exceptions();

    /**
     * Returns whether this exception shows that the assumption did not hold.
     *
     * @param sighting an exception of one of the {@link #exceptions()}, observed while the test ran
     */
    boolean isViolatedBy(Sighting sighting);

    /** Describes in a few words what was missing; part of the message of the skipped test. */
    default String message(Sighting sighting) {
        return name() + " was not available";
    }
}
