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
 * The static methods that return a static field and set it.
 *
 * @param getter the name of the method that returns it; null if there is none
 * @param setter the name of the method that sets it
 */
public record StaticAccessors(String getter, String setter) {

    /** Finds the methods that code of the given package, or any other, can call; empty if nothing sets the field. */
    public static Optional<StaticAccessors> of(FieldSource field, String caller, ModuleDescription module) {
        return ofSource(field, caller, module)
                .or(() -> LibraryClass.find(field.owner(), module).flatMap(library -> library.accessors(field.name())));
    }

    private static Optional<StaticAccessors> ofSource(FieldSource field, String caller, ModuleDescription module) {
        return SourceFile.ofClass(field.owner(), module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source -> source.type(field.owner())
                        .flatMap(type -> of(type, field.name(), caller.startsWith(source.packageName() + "."))));
    }

    private static Optional<StaticAccessors> of(TypeDeclaration<?> type, String field, boolean samePackage) {
        String name = "(?:this\\.|" + Pattern.quote(type.getNameAsString()) + "\\.)?" + Pattern.quote(field);
        Optional<String> setter = type.getMethods().stream()
                .filter(method -> isCallable(method, samePackage)
                        && method.getParameters().size() == 1)
                .filter(method -> isOnly(
                        method,
                        name + " = " + Pattern.quote(method.getParameter(0).getNameAsString()) + ";"))
                .map(MethodDeclaration::getNameAsString)
                .findFirst();
        Optional<String> getter = type.getMethods().stream()
                .filter(method -> isCallable(method, samePackage)
                        && method.getParameters().isEmpty())
                .filter(method -> isOnly(method, "return " + name + ";"))
                .map(MethodDeclaration::getNameAsString)
                .findFirst();
        return setter.map(found -> new StaticAccessors(getter.orElse(null), found));
    }

    private static boolean isCallable(MethodDeclaration method, boolean samePackage) {
        return method.isStatic() && (method.isPublic() || (samePackage && !method.isPrivate()));
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
