package io.unflake.engine.patch.state;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.stmt.Statement;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.project.ModuleDescription;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The methods that return a field and set it; of a static field, static ones.
 *
 * @param getter the name of the method that returns it; null if there is none
 * @param setter the name of the method that sets it
 */
public record FieldAccessors(String getter, String setter) {

    /** Finds the methods that code of the given package, or any other, can call; empty if nothing sets the field. */
    public static Optional<FieldAccessors> of(FieldSource field, String caller, ModuleDescription module) {
        return ofSource(field, caller, module)
                .or(() -> LibraryClass.find(field.owner(), module).flatMap(library -> library.accessors(field.name())));
    }

    private static Optional<FieldAccessors> ofSource(FieldSource field, String caller, ModuleDescription module) {
        return SourceFile.ofClass(field.owner(), module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source ->
                        source.type(field.owner()).flatMap(type -> of(type, field, isInPackage(caller, source))));
    }

    private static boolean isInPackage(String className, JavaSource source) {
        int dot = className.lastIndexOf('.');
        return source.packageName().equals(dot < 0 ? "" : className.substring(0, dot));
    }

    private static Optional<FieldAccessors> of(TypeDeclaration<?> type, FieldSource field, boolean samePackage) {
        String name = name(type, field);
        Optional<String> setter = type.getMethods().stream()
                .filter(method -> isCallable(method, field, samePackage)
                        && method.getParameters().size() == 1)
                .filter(method -> isOnly(
                        method,
                        name + " = " + Pattern.quote(method.getParameter(0).getNameAsString()) + ";"))
                .map(MethodDeclaration::getNameAsString)
                .findFirst();
        return setter.map(
                found -> new FieldAccessors(getter(type, field, samePackage).orElse(null), found));
    }

    /** The method that returns a field, whether or not another one sets it. */
    public static Optional<String> getter(FieldSource field, String caller, ModuleDescription module) {
        return SourceFile.ofClass(field.owner(), module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source ->
                        source.type(field.owner()).flatMap(type -> getter(type, field, isInPackage(caller, source))));
    }

    private static Optional<String> getter(TypeDeclaration<?> type, FieldSource field, boolean samePackage) {
        return type.getMethods().stream()
                .filter(method -> isCallable(method, field, samePackage)
                        && method.getParameters().isEmpty())
                .filter(method -> isOnly(method, "return " + name(type, field) + ";"))
                .map(MethodDeclaration::getNameAsString)
                .findFirst();
    }

    private static String name(TypeDeclaration<?> type, FieldSource field) {
        return "(?:this\\.|" + Pattern.quote(type.getNameAsString()) + "\\.)?" + Pattern.quote(field.name());
    }

    private static boolean isCallable(MethodDeclaration method, FieldSource field, boolean samePackage) {
        return method.isStatic() == field.isStatic() && (method.isPublic() || (samePackage && !method.isPrivate()));
    }

    private static boolean isOnly(MethodDeclaration method, String statement) {
        return method.getBody()
                .filter(body -> body.getStatements().size() == 1)
                .map(body -> body.getStatement(0))
                .map(Statement::toString)
                .filter(text -> text.matches(statement))
                .isPresent();
    }
}
