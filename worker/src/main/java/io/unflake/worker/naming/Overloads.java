package io.unflake.worker.naming;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells test methods of the same name apart, and only those.
 *
 * <p>Decided by the class alone, never by what was selected: a method counts if it bears an annotation of some framework.
 */
final class Overloads {

    private final Class<?> type;

    Overloads(Class<?> type) {
        this.type = type;
    }

    /**
     * The name of a method within its class.
     *
     * @param parameters full names of its parameter types, separated by commas
     */
    String name(String method, String parameters) {
        if (signatures(method, Overloads::exact).size() < 2) {
            return method;
        }
        boolean shortIsEnough = signatures(method, Overloads::exact).size()
                == signatures(method, Overloads::brief).size();
        return method + "(" + (shortIsEnough ? brief(parameters) : compact(parameters)) + ")";
    }

    private Set<String> signatures(String name, Function<Method, String> signature) {
        return Stream.<Class<?>>iterate(type, each -> each != null && each != Object.class, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                .filter(method -> method.getName().equals(name) && !method.isSynthetic() && isAnnotated(method))
                .map(signature)
                .collect(Collectors.toSet());
    }

    private static boolean isAnnotated(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(annotation -> !annotation.getName().startsWith("java."));
    }

    private static String exact(Method method) {
        return Arrays.stream(method.getParameterTypes()).map(Class::getTypeName).collect(Collectors.joining(","));
    }

    private static String brief(Method method) {
        return brief(exact(method));
    }

    private static String brief(String parameters) {
        return Arrays.stream(compact(parameters).split(",", -1))
                .map(parameter ->
                        parameter.substring(Math.max(parameter.lastIndexOf('.'), parameter.lastIndexOf('$')) + 1))
                .collect(Collectors.joining(","));
    }

    private static String compact(String parameters) {
        return parameters.replace(" ", "");
    }
}
