package io.unflake.worker.naming;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Gives distinct names to overloaded test methods.
 *
 * <p>The result depends only on the class, not on the selected tests. Methods count as tests if they have an annotation
 * that is not from the JDK.
 */
final class Overloads {

    private Overloads() {}

    /**
     * Returns the name of a method within its class.
     *
     * @param parameters the parameter types as in {@link Class#getName()}, separated by commas
     */
    static String name(String className, String method, String parameters) {
        Map<String, Method> namesakes = namesakes(className, method);
        Method self = namesakes.get(parameters.replace(" ", ""));
        if (namesakes.size() < 2 || self == null) {
            return method;
        }
        boolean simpleNamesDiffer = namesakes.values().stream()
                        .map(each -> types(each, Class::getSimpleName))
                        .distinct()
                        .count()
                == namesakes.size();
        return method + "(" + types(self, simpleNamesDiffer ? Class::getSimpleName : Class::getTypeName) + ")";
    }

    /** Returns the test methods of this name by parameter types; an overriding method counts once. */
    private static Map<String, Method> namesakes(String className, String name) {
        return hierarchy(className)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> method.getName().equals(name) && !method.isSynthetic() && isAnnotated(method))
                .collect(Collectors.toMap(
                        method -> types(method, Class::getName), Function.identity(), (below, above) -> below));
    }

    private static Stream<Class<?>> hierarchy(String className) {
        try {
            Class<?> type =
                    Class.forName(className, false, Thread.currentThread().getContextClassLoader());
            return Stream.iterate(type, each -> each != null && each != Object.class, Class::getSuperclass);
        } catch (ClassNotFoundException | LinkageError e) {
            return Stream.empty();
        }
    }

    private static boolean isAnnotated(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(annotation -> !annotation.getName().startsWith("java."));
    }

    private static String types(Method method, Function<Class<?>, String> name) {
        List<Class<?>> types = List.of(method.getParameterTypes());
        return types.stream().map(name).collect(Collectors.joining(","));
    }
}
