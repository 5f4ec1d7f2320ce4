package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithStatements;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Replaces a sleep of fixed length by waiting for what the next assertion expects. */
public final class WaitRewrites {

    private static final String AWAITILITY = "org.awaitility.Awaitility";
    private static final String DEADLINE = "deadline";

    private WaitRewrites() {}

    /**
     * Changes the sleeps of these lines.
     *
     * @param hasAwaitility whether the project uses Awaitility
     */
    public static List<Rewrite> of(List<CodeLine> lines, boolean hasAwaitility) {
        return Stream.of(
                        hasAwaitility
                                ? LineRewrite.ofNodes(
                                        "wait for the condition with Awaitility instead of sleeping",
                                        lines,
                                        (source, node, imports) ->
                                                instead(source, node, each -> awaited(source, each, imports)))
                                : Optional.<Rewrite>empty(),
                        LineRewrite.ofNodes(
                                "wait for the condition instead of sleeping",
                                lines,
                                (source, node, imports) -> instead(
                                        source,
                                        node,
                                        each -> condition(source, each, imports)
                                                .map(condition -> poll(condition, "Thread.sleep(10);")))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Waits for what the assertions of these lines expect before they are checked. */
    public static List<Rewrite> before(List<CodeLine> assertions, boolean hasAwaitility) {
        return Stream.of(
                        hasAwaitility
                                ? LineRewrite.ofNodes(
                                        "wait for the condition with Awaitility",
                                        assertions,
                                        (source, node, imports) ->
                                                ahead(source, node, each -> awaited(source, each, imports)))
                                : Optional.<Rewrite>empty(),
                        LineRewrite.ofNodes(
                                "wait for the condition",
                                assertions,
                                (source, node, imports) -> ahead(source, node, each -> polled(source, each, imports))))
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<Edit> ahead(JavaSource source, Node node, Function<ExpressionStmt, Optional<String>> wait) {
        return statement(node)
                .filter(WaitRewrites::isAssertion)
                .filter(each -> each.getParentNode().orElse(null) instanceof NodeWithStatements)
                .flatMap(each -> wait.apply(each).map(text -> {
                    int begin = source.begin(each);
                    String outer = source.separator() + source.indentAt(begin);
                    String lines = text.replace("\n", outer).replace("\t", source.indentUnit());
                    return List.of(Edit.insertion(begin, lines + outer, inLine(text) + " "));
                }))
                .orElse(List.of());
    }

    private static Optional<String> awaited(JavaSource source, ExpressionStmt assertion, Imports imports) {
        return Optional.of(imports.use(AWAITILITY) + ".await().untilAsserted(() -> "
                + inLine(source.text(assertion.getExpression())) + ");");
    }

    private static Optional<String> polled(JavaSource source, ExpressionStmt assertion, Imports imports) {
        return condition(source, assertion, imports)
                .map(condition -> poll(
                        condition, imports.use("java.util.concurrent.locks.LockSupport") + ".parkNanos(10_000_000);"));
    }

    private static String inLine(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").replace("\t", "");
    }

    /** A loop in several lines. */
    private static String poll(String condition, String pause) {
        return "long " + DEADLINE + " = System.nanoTime() + 30_000_000_000L;\nwhile (!" + inLine(condition)
                + " && System.nanoTime() < " + DEADLINE + ") {\n\t" + pause + "\n}";
    }

    /** A sleep, and the assertion after it. */
    private record Sleep(Statement sleep, ExpressionStmt assertion) {}

    private static Optional<Sleep> sleep(Node node) {
        return statement(node)
                .filter(each -> each.getExpression() instanceof MethodCallExpr call
                        && call.getNameAsString().equals("sleep"))
                .flatMap(each -> next(each).map(assertion -> new Sleep(each, assertion)));
    }

    private static Optional<ExpressionStmt> statement(Node node) {
        return node instanceof ExpressionStmt statement ? Optional.of(statement) : Optional.empty();
    }

    /** The first assertion after a statement in the same block. */
    private static Optional<ExpressionStmt> next(Statement statement) {
        Node parent = statement.getParentNode().orElse(null);
        return parent instanceof NodeWithStatements<?> block
                ? block.getStatements().stream()
                        .skip(block.getStatements().indexOf(statement) + 1L)
                        .filter(ExpressionStmt.class::isInstance)
                        .map(ExpressionStmt.class::cast)
                        .filter(WaitRewrites::isAssertion)
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isAssertion(ExpressionStmt statement) {
        return statement.getExpression() instanceof MethodCallExpr call && isAssertion(call);
    }

    /** AssertJ checks by further calls: {@code assertThat(a).isEqualTo(b)}. */
    private static boolean isAssertion(MethodCallExpr call) {
        Expression scope = call.getScope().orElse(null);
        boolean isNamed = call.getNameAsString().startsWith("assert") && (scope == null || scope instanceof NameExpr);
        return isNamed || (scope instanceof MethodCallExpr before && isAssertion(before));
    }

    private static List<Edit> instead(JavaSource source, Node node, Function<ExpressionStmt, Optional<String>> wait) {
        return sleep(node)
                .flatMap(each -> wait.apply(each.assertion).map(text -> {
                    int begin = source.begin(each.sleep);
                    String outer = source.separator() + source.indentAt(begin);
                    String lines = text.replace("\n", outer).replace("\t", source.indentUnit());
                    return List.of(new Edit(begin, source.end(each.sleep), lines, inLine(text)));
                }))
                .orElse(List.of());
    }

    /** What an assertion of JUnit or TestNG expects, as an expression. */
    private static Optional<String> condition(JavaSource source, ExpressionStmt assertion, Imports imports) {
        MethodCallExpr call = (MethodCallExpr) assertion.getExpression();
        List<Expression> arguments = call.getArguments();
        if (arguments.isEmpty()) {
            return Optional.empty();
        }
        return switch (call.getNameAsString()) {
            case "assertTrue" -> Optional.of("(" + source.text(arguments.get(0)) + ")");
            case "assertFalse" -> Optional.of("(!(" + source.text(arguments.get(0)) + "))");
            case "assertEquals" ->
                arguments.size() == 2
                        ? Optional.of(imports.use("java.util.Objects") + ".equals(" + source.text(arguments.get(0))
                                + ", " + source.text(arguments.get(1)) + ")")
                        : Optional.empty();
            case "assertNotNull" -> Optional.of("(" + source.text(arguments.get(0)) + " != null)");
            default -> Optional.empty();
        };
    }
}
