package io.unflake.sanitise.spi;

import java.util.Set;

/**
 * Further exceptions that say that the network was not available, such as those of a client library.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}.
 */
public interface NetworkExceptions {

    /** The exceptions, each with all its subclasses. */
    Set<Class<? extends Throwable>> types();
}
