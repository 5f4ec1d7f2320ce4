package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import com.github.javaparser.ast.type.Type;
import io.unflake.engine.patch.JavaSource;
import java.util.List;
import java.util.stream.Stream;

/** Recognises calls that state a locale already. */
final class LocaleArgument {

    private static final String LOCALE = "Locale";

    private LocaleArgument() {}

    /** Returns a rule that leaves calls alone whose first argument is a locale. */
    static NodeRule unlessFirst(NodeRule rule) {
        return (source, node, imports) -> isFirst(source, node) ? List.of() : rule.edits(source, node, imports);
    }

    private static boolean isFirst(JavaSource source, Node node) {
        return node instanceof NodeWithArguments<?> call
                && !call.getArguments().isEmpty()
                && isLocale(source, call.getArgument(0));
    }

    private static boolean isLocale(JavaSource source, Expression argument) {
        if (argument instanceof NameExpr name) {
            return types(source, name.getNameAsString())
                    .anyMatch(type -> type.asString().equals(LOCALE));
        }
        if (argument instanceof ObjectCreationExpr creation) {
            return creation.getType().getNameAsString().equals(LOCALE);
        }
        if (argument instanceof FieldAccessExpr constant) {
            return NamedType.is(LOCALE, constant.getScope());
        }
        return argument instanceof MethodCallExpr call
                && call.getScope().filter(scope -> NamedType.is(LOCALE, scope)).isPresent();
    }

    /** The types of the variables with a name. */
    private static Stream<Type> types(JavaSource source, String name) {
        return Stream.concat(
                source.unit().findAll(VariableDeclarator.class).stream()
                        .filter(each -> each.getNameAsString().equals(name))
                        .map(VariableDeclarator::getType),
                source.unit().findAll(Parameter.class).stream()
                        .filter(each -> each.getNameAsString().equals(name))
                        .map(Parameter::getType));
    }
}
