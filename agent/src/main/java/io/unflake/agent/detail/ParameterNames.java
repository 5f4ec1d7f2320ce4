package io.unflake.agent.detail;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/** Renders the parameter types of a method descriptor by their short names. */
final class ParameterNames {

    private static final String PRIMITIVES = "ZBCSIJFDV";
    private static final List<String> NAMES =
            List.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void");

    private final String descriptor;
    private int at = 1;

    private ParameterNames(String descriptor) {
        this.descriptor = descriptor;
    }

    /** @param descriptor as in class files; {@link MethodType} would load the classes that it names */
    static String of(String descriptor) {
        ParameterNames names = new ParameterNames(descriptor);
        List<String> all = new ArrayList<>();
        while (descriptor.charAt(names.at) != ')') {
            all.add(names.next());
        }
        return String.join(", ", all);
    }

    private String next() {
        char first = descriptor.charAt(at++);
        if (first == '[') {
            return next() + "[]";
        }
        if (first != 'L') {
            return NAMES.get(PRIMITIVES.indexOf(first));
        }
        int end = descriptor.indexOf(';', at);
        String name = descriptor.substring(at, end);
        at = end + 1;
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    }
}
