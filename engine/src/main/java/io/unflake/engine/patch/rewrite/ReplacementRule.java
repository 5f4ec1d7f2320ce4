package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import java.util.List;
import java.util.function.Function;

/**
 * Replaces calls of a static method.
 *
 * @param type the simple name of the class
 * @param replacement what to write instead, given how types are imported
 */
record ReplacementRule(String type, String method, Function<Imports, String> replacement) implements NodeRule {

    @Override
    public List<Edit> edits(JavaSource source, Node node, Imports imports) {
        return node instanceof MethodCallExpr call
                        && call.getNameAsString().equals(method)
                        && call.getScope()
                                .filter(scope -> NamedType.is(type, scope))
                                .isPresent()
                ? List.of(Edit.replacement(source.begin(call), source.end(call), replacement.apply(imports)))
                : List.of();
    }
}
