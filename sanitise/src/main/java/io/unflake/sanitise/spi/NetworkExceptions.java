package io.unflake.sanitise.spi;

import java.util.Set;

/**
 * Additional exceptions that mean that the network was not available, such as those of a client library.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}.
 */
public interface NetworkExceptions {

    /** The exceptions. Subclasses are included. */
    Set<Class<? extends Throwable>> types();
}
