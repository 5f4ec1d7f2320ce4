package io.unflake.hooks.spi;

import java.util.List;

/**
 * A custom strategy: changes arguments and results of calls that the project makes.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader} in plugin jars, which see only the JDK and this
 * package. A returned value must have the type of the original value. If a method throws, the call is not changed.
 */
public interface CustomStrategy {

    /** Returns the name in the form {@code group.name}. */
    String name();

    /** Returns a short description of the effect. */
    String description();

    /**
     * Returns patterns of the APIs whose calls are changed, such as {@code java.io.File.length()} or {@code
     * shop.*.get(*)}.
     */
    List<String> targets();

    /** Returns the value that replaces the result of a call. */
    default Object result(Object value) {
        return value;
    }

    /**
     * Returns the value that replaces an argument of a call.
     *
     * @param index counted from 1
     */
    default Object argument(int index, Object value) {
        return value;
    }
}
