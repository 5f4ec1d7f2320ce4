package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Adds an argument to calls of methods and constructors.
 *
 * @param callee what is called, such as {@code String.format} or {@code new Random}; the receiver of a call is written
 *     as in the source
 * @param arguments how many arguments the call has, as a regular expression
 * @param first whether the new argument comes first instead of last
 * @param argument writes the argument, given how types are imported
 */
record ArgumentRule(Pattern callee, Pattern arguments, boolean first, Function<Imports, String> argument)
        implements NodeRule {

    static ArgumentRule first(String callee, String arguments, Function<Imports, String> argument) {
        return new ArgumentRule(Pattern.compile(callee), Pattern.compile(arguments), true, argument);
    }

    static ArgumentRule last(String callee, String arguments, Function<Imports, String> argument) {
        return new ArgumentRule(Pattern.compile(callee), Pattern.compile(arguments), false, argument);
    }

    @Override
    public List<Edit> edits(JavaSource source, Node node, Imports imports) {
        return node instanceof NodeWithArguments<?> call && isMeant(callee(source, node), call.getArguments())
                ? List.of(edit(source, node, call.getArguments(), imports))
                : List.of();
    }

    /** The call without its arguments; empty if it is none of a method or constructor. */
    private static String callee(JavaSource source, Node node) {
        if (node instanceof ObjectCreationExpr creation) {
            return "new " + creation.getType().getNameAsString();
        }
        return node instanceof MethodCallExpr call
                ? call.getScope().map(scope -> source.text(scope) + ".").orElse("") + call.getNameAsString()
                : "";
    }

    private boolean isMeant(String called, NodeList<Expression> given) {
        return callee.matcher(called).matches()
                && arguments.matcher(String.valueOf(given.size())).matches();
    }

    private Edit edit(JavaSource source, Node call, NodeList<Expression> given, Imports imports) {
        String added = argument.apply(imports);
        if (given.isEmpty()) {
            return Edit.inLine(openingOf(source, call), added);
        }
        return first
                ? Edit.inLine(source.begin(given.get(0)), added + ", ")
                : Edit.inLine(source.end(given.get(given.size() - 1)), ", " + added);
    }

    /** The offset after the parenthesis of a call without arguments, which may have a body. */
    private static int openingOf(JavaSource source, Node call) {
        int from = call instanceof MethodCallExpr method
                ? source.end(method.getName())
                : source.end(((ObjectCreationExpr) call).getType());
        return source.file().text().indexOf('(', from) + 1;
    }
}
