package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;

/** Recognises types before a dot, as in {@code Locale.ROOT} and {@code java.util.Locale.ROOT}. */
final class NamedType {

    private NamedType() {}

    static boolean is(String simpleName, Expression scope) {
        if (scope instanceof NameExpr name) {
            return name.getNameAsString().equals(simpleName);
        }
        return scope instanceof FieldAccessExpr qualified
                && qualified.getNameAsString().equals(simpleName);
    }
}
