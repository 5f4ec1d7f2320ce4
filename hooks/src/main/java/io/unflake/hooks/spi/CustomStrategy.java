package io.unflake.hooks.spi;

import java.util.List;

/**
 * A user's own strategy: changes arguments and results of calls that the project makes.
 *
 * <p>Found by {@link java.util.ServiceLoader} in plugin jars, which see nothing but the JDK and this package. What an
 * implementation returns must be of the type of what it was given; if it throws, nothing is changed.
 */
public interface CustomStrategy {

    /** The name, {@code group.name}. */
    String name();

    /** What it does, in a few words. */
    String description();

    /** Patterns of the APIs whose calls are changed, such as {@code java.io.File.length()} or {@code shop.*.get(*)}. */
    List<String> targets();

    /** What a call returns instead of its result. */
    default Object result(Object value) {
        return value;
    }

    /** What a call is given instead of an argument; arguments are counted from 1. */
    default Object argument(int index, Object value) {
        return value;
    }
}
