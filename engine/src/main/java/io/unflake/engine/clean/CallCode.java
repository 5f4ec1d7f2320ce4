package io.unflake.engine.clean;

import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Value;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes recorded calls as Java statements, as far as their arguments can be written in source code. */
final class CallCode {

    private static final String CONSTRUCTOR = "<init>";

    private final List<Call> calls;

    /** @param calls all calls that were recorded */
    CallCode(List<Call> calls) {
        this.calls = calls;
    }

    /** Returns statements for the recorded calls of a method, such as {@code shop.Config.reset()}. */
    List<String> statements(String method) {
        return calls.stream()
                .filter(call -> signature(call).equals(method))
                .flatMap(call -> statement(call, literals(call)).stream())
                .distinct()
                .toList();
    }

    /** Writes a call with other arguments; empty if there is no object to call it on. */
    Optional<String> statement(Call call, List<String> arguments) {
        boolean canBeWritten = arguments.stream().noneMatch(Objects::isNull) && isName(call.method());
        return canBeWritten
                ? receiver(call)
                        .map(receiver -> receiver + "." + call.method() + "(" + String.join(", ", arguments) + ");")
                : Optional.empty();
    }

    /** Lambdas, constructors and initialisers cannot be called by name. */
    private static boolean isName(String method) {
        return !method.startsWith("lambda$") && method.chars().allMatch(Character::isJavaIdentifierPart);
    }

    /** The class itself, or the only object that a recorded static method without arguments returns, or a new object. */
    private Optional<String> receiver(Call call) {
        String owner = sourceName(call.owner());
        if (call.isStatic()) {
            return Optional.of(owner);
        }
        ClassDesc type = ClassDesc.of(call.owner());
        return calls.stream()
                .filter(other ->
                        other.owner().equals(call.owner()) && other.arguments().isEmpty())
                .filter(other -> other.isStatic() ? type(other).returnType().equals(type) : isConstructor(other))
                .map(other -> isConstructor(other) ? "new " + owner + "()" : owner + "." + other.method() + "()")
                .findFirst();
    }

    private static boolean isConstructor(Call call) {
        return call.method().equals(CONSTRUCTOR);
    }

    private static List<String> literals(Call call) {
        return call.arguments().stream().map(Value::literal).collect(Collectors.toList());
    }

    /** The name of a class in source code. */
    static String sourceName(String className) {
        return className.replace('$', '.');
    }

    /** The method with the short names of its parameter types, as in the names of program points. */
    static String signature(Call call) {
        String parameters = type(call).parameterList().stream()
                .map(ClassDesc::displayName)
                .map(name -> name.substring(name.lastIndexOf('$') + 1))
                .collect(Collectors.joining(", "));
        return call.owner() + "." + call.method() + "(" + parameters + ")";
    }

    static MethodTypeDesc type(Call call) {
        return MethodTypeDesc.ofDescriptor(call.descriptor());
    }
}
