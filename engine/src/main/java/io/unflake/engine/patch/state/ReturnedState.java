package io.unflake.engine.patch.state;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a method without parameters returns that may be part of the state of its object.
 *
 * @param method the name of the method
 * @param type its return type, as a template
 */
public record ReturnedState(String method, String type) {

    /** The methods of the type of a field, the components of a record first; none if there is no source of the type. */
    public static List<ReturnedState> of(FieldSource field, ModuleDescription module) {
        String type = field.type().replaceAll("^\\$\\{([^}]*)}.*", "$1");
        return SourceFile.ofClass(type, module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source -> source.type(type).map(declared -> of(source, declared)))
                .orElse(List.of());
    }

    private static List<ReturnedState> of(JavaSource source, TypeDeclaration<?> type) {
        TypeNames names = new TypeNames(source);
        Stream<ReturnedState> components = type instanceof RecordDeclaration declared
                ? declared.getParameters().stream()
                        .map(each -> new ReturnedState(each.getNameAsString(), names.template(each.getType())))
                : Stream.of();
        Stream<ReturnedState> methods = type.getMethods().stream()
                .filter(method -> !method.isStatic() && !method.isPrivate())
                .filter(method -> method.getParameters().isEmpty())
                .map((MethodDeclaration method) ->
                        new ReturnedState(method.getNameAsString(), names.template(method.getType())));
        return Stream.concat(components, methods).distinct().toList();
    }
}
