package io.unflake.agent.record;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Short class names for people, such as {@code LinkedList}, {@code Outer.Inner} or {@code lambda in Registry}. */
final class ReadableNames {

    private static final int MAX_LENGTH = 80;

    private ReadableNames() {}

    /** The name of an object's class. */
    static String of(Object value) {
        Class<?> type = value.getClass();
        if (ClassNames.isImmutableCollection(type)) {
            return "immutable " + (value instanceof List ? "List" : value instanceof Set ? "Set" : "Map");
        }
        return type.getName().equals("java.util.Arrays$ArrayList") ? "Arrays.asList" : of(type);
    }

    static String of(Class<?> type) {
        if (type.isArray()) {
            return of(type.getComponentType()) + "[]";
        }
        if (Proxy.isProxyClass(type)) {
            return Stream.of(type.getInterfaces())
                    .map(ReadableNames::of)
                    .collect(Collectors.joining(", ", "proxy of ", ""));
        }
        String name = ClassNames.plain(type);
        int lambda = name.indexOf(ClassNames.LAMBDA);
        if (lambda > 0) {
            return "lambda in " + simple(name.substring(0, lambda));
        }
        return simple(name.replace(ClassNames.MOCK, ""));
    }

    /** {@link Class#getSimpleName()} omits enclosing classes and fails for some names that are not from Java. */
    private static String simple(String name) {
        String nested = name.substring(name.lastIndexOf('.') + 1).replaceAll("\\$(?=[A-Za-z])", ".");
        return Literals.cut(nested, MAX_LENGTH);
    }
}
