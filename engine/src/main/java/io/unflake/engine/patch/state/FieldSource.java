package io.unflake.engine.patch.state;

import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A field as its source declares it, or the class file of a library. Texts are templates, in which types are place-holders.
 *
 * @param owner the binary name of the class that declares it
 * @param type its type
 * @param initial the value that it has first; null if that is unknown or not a simple expression
 * @param isPublic whether it is public, and so is its class
 * @param isPrivate whether only its own class can name it
 */
public record FieldSource(
        String owner,
        String name,
        String type,
        String initial,
        boolean isStatic,
        boolean isFinal,
        boolean isPublic,
        boolean isPrivate) {

    /** Finds a field of a class; for a class without source only a static one. */
    public static Optional<FieldSource> of(String className, String field, ModuleDescription module) {
        return ofSource(className, field, module)
                .or(() -> LibraryClass.find(className, module).flatMap(library -> library.field(field)));
    }

    private static Optional<FieldSource> ofSource(String className, String field, ModuleDescription module) {
        return SourceFile.ofClass(className, module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source -> source.type(className).flatMap(type -> of(source, className, type, field)));
    }

    private static Optional<FieldSource> of(
            JavaSource source, String className, TypeDeclaration<?> type, String field) {
        return all(source, className, type)
                .filter(each -> each.name.equals(field))
                .findFirst()
                .or(() -> constant(className, type, field));
    }

    private static Stream<FieldSource> all(JavaSource source, String className, TypeDeclaration<?> type) {
        return type.getFields().stream()
                .flatMap(declared -> declared.getVariables().stream()
                        .map(variable -> of(source, className, type, declared, variable)));
    }

    private static Optional<FieldSource> constant(String className, TypeDeclaration<?> type, String field) {
        boolean exists = type instanceof EnumDeclaration declared
                && declared.getEntries().stream()
                        .anyMatch(entry -> entry.getNameAsString().equals(field));
        String own = "${" + className.replace('$', '.') + "}";
        return exists
                ? Optional.of(
                        new FieldSource(className, field, own, null, true, true, type.isPublic(), type.isPrivate()))
                : Optional.empty();
    }

    /** The fields of the object in this field that can be assigned; none if there is no source of its declared type. */
    public List<FieldSource> parts(ModuleDescription module) {
        return all(type.replaceAll("^\\$\\{([^}]*)}.*", "$1"), module).stream()
                .filter(each -> !each.isStatic && !each.isFinal)
                .toList();
    }

    /** The fields of a class; none if there is no source of it. */
    public static List<FieldSource> all(String className, ModuleDescription module) {
        return SourceFile.ofClass(className, module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source -> source.type(className)
                        .map(type -> all(source, className, type).toList()))
                .orElse(List.of());
    }

    private static FieldSource of(
            JavaSource source,
            String className,
            TypeDeclaration<?> type,
            FieldDeclaration declared,
            VariableDeclarator variable) {
        TypeNames names = new TypeNames(source);
        return new FieldSource(
                className,
                variable.getNameAsString(),
                names.template(variable.getType()),
                variable.getInitializer().map(names::template).orElse(Defaults.of(variable.getTypeAsString())),
                declared.isStatic(),
                declared.isFinal(),
                declared.isPublic() && type.isPublic(),
                declared.isPrivate() || type.isPrivate());
    }

    /** Whether code of a class can name the field. */
    public boolean isVisibleTo(String className) {
        return isPublic
                || className.equals(owner)
                || (!isPrivate && packageOf(className).equals(packageOf(owner)));
    }

    /** The field as code of another class names it. */
    public String reference() {
        return ownerType() + "." + name;
    }

    /** The class that declares it, as a template. */
    public String ownerType() {
        return "${" + owner.replace('$', '.') + "}";
    }

    private static String packageOf(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    /** The value of fields that are not initialised. */
    private static final class Defaults {

        static String of(String type) {
            return switch (type) {
                case "boolean" -> "false";
                case "byte", "short", "int", "long", "char", "float", "double" -> "0";
                default -> "null";
            };
        }
    }
}
