package io.unflake.engine.patch.state;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.project.ModuleDescription;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Calls without arguments that may reset the state of a class. */
public final class ResetCalls {

    private static final Pattern RESETTING = Pattern.compile(
            "(?i).*(reset|clear|clean|close|delete|remove|restore|init|stop|shutdown|empty|purge|drop|undo|down|open"
                    + "|forget|evict|flush|default|dispose|unset|truncate).*");

    private final JavaSource source;
    private final String className;
    private final TypeDeclaration<?> type;
    private final String caller;

    private ResetCalls(JavaSource source, String className, TypeDeclaration<?> type, String caller) {
        this.source = source;
        this.className = className;
        this.type = type;
        this.caller = caller;
    }

    /**
     * A call.
     *
     * @param statement a template, in which types are place-holders
     * @param text the call for human readers
     * @param checked whether it may throw a checked exception
     */
    public record Reset(String statement, String text, boolean checked) {}

    /**
     * Returns the calls that code of another class can make, the most likely first.
     *
     * @param field the field that should be reset; null for any state
     */
    public static List<Reset> of(String className, String caller, String field, ModuleDescription module) {
        return SourceFile.ofClass(className, module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source ->
                        source.type(className).map(type -> new ResetCalls(source, className, type, caller).all(field)))
                .orElse(List.of());
    }

    private List<Reset> all(String field) {
        Optional<String> instance = instance();
        return type.getMethods().stream()
                .filter(method -> method.getParameters().isEmpty() && isVisible(method) && isCommand(method))
                .filter(method -> method.isStatic() || instance.isPresent())
                .filter(method -> isLikely(method, field))
                .sorted(Comparator.comparing(method -> !changes(method, field)))
                .map(method -> reset(method, instance.orElse("")))
                .toList();
    }

    private boolean isVisible(MethodDeclaration method) {
        return (method.isPublic() && type.isPublic()) || (!method.isPrivate() && !type.isPrivate() && inSamePackage());
    }

    private boolean inSamePackage() {
        int dot = caller.lastIndexOf('.');
        return source.packageName().equals(dot < 0 ? "" : caller.substring(0, dot));
    }

    /** Whether a method is called for its effect, and not as a test or fixture. */
    private static boolean isCommand(MethodDeclaration method) {
        return !method.isAbstract()
                && method.getAnnotations().isEmpty()
                && (method.getType().isVoidType()
                        || RESETTING.matcher(method.getNameAsString()).matches());
    }

    private static boolean isLikely(MethodDeclaration method, String field) {
        return RESETTING.matcher(method.getNameAsString()).matches() || changes(method, field);
    }

    /** Whether a method assigns the field or calls one of its methods. */
    private static boolean changes(MethodDeclaration method, String field) {
        return field != null
                && (method.findAll(AssignExpr.class).stream()
                                .anyMatch(assigned ->
                                        assigned.getTarget().toString().matches("(.*\\.)?" + Pattern.quote(field)))
                        || method.findAll(MethodCallExpr.class).stream()
                                .anyMatch(call -> call.getScope()
                                        .filter(scope -> scope.toString().equals(field))
                                        .isPresent()));
    }

    /** How the only object of the class is called, if there is one. */
    private Optional<String> instance() {
        if (type instanceof EnumDeclaration singleton && singleton.getEntries().size() == 1) {
            return Optional.of("." + singleton.getEntry(0).getNameAsString());
        }
        if (!(type instanceof ClassOrInterfaceDeclaration)) {
            return Optional.empty();
        }
        Stream<String> fields = type.getFields().stream()
                .filter(field -> field.isStatic() && !field.isPrivate())
                .flatMap(field -> field.getVariables().stream())
                .filter(variable -> variable.getTypeAsString().equals(type.getNameAsString()))
                .map(variable -> "." + variable.getNameAsString());
        Stream<String> methods = type.getMethods().stream()
                .filter(method -> method.isStatic() && method.getParameters().isEmpty() && isVisible(method))
                .filter(method -> method.getTypeAsString().equals(type.getNameAsString()))
                .map(method -> "." + method.getNameAsString() + "()");
        return Stream.concat(methods, fields).findFirst();
    }

    private Reset reset(MethodDeclaration method, String instance) {
        String call = (method.isStatic() ? "" : instance) + "." + method.getNameAsString() + "()";
        return new Reset(
                "${" + className.replace('$', '.') + "}" + call + ";",
                type.getNameAsString() + call,
                !method.getThrownExceptions().isEmpty());
    }
}
