package io.unflake.model.strategy;

import java.util.ArrayList;
import java.util.List;

/**
 * An API that is perturbed or observed.
 *
 * @param kind the kind of its call sites, {@link SiteKind#NONE} if it has none
 * @param owner the internal name of the class; calls through its subtypes are included
 * @param descriptor the descriptor as in class files
 * @param hook the hook as {@code Class.method}
 */
public record Target(String kind, String owner, String name, String descriptor, Form form, String hook) {

    /** Returns the API in readable form, such as {@code java.util.Random.nextInt(int)}. */
    public String api() {
        return api(owner);
    }

    /** Returns the same API, called through a subtype. */
    public String api(String subtype) {
        return describe(subtype, name, descriptor);
    }

    /** Returns a method in readable form, given its names in class files. */
    public static String describe(String owner, String name, String descriptor) {
        String type = owner.replace('/', '.');
        String call = name.equals("<init>") ? "new " + type : type + "." + name;
        return call + "(" + String.join(", ", parameters(descriptor)) + ")";
    }

    /** Returns the names of the parameter types in a descriptor. */
    public static List<String> parameters(String descriptor) {
        List<String> types = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = endOfType(descriptor, at);
            types.add(typeName(descriptor.substring(at, end)));
            at = end;
        }
        return types;
    }

    private static int endOfType(String descriptor, int start) {
        int at = start;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

    private static String typeName(String type) {
        return switch (type.charAt(0)) {
            case '[' -> typeName(type.substring(1)) + "[]";
            case 'L' -> type.substring(1, type.length() - 1).replace('/', '.');
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            default -> "double";
        };
    }
}
