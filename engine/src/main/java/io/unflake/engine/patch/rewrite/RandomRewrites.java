package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Keeps random numbers within bounds, or makes tests draw the same ones each time. */
public final class RandomRewrites {

    private static final String SEED = "42";
    private static final int MOST = 8;

    private RandomRewrites() {}

    /** Replaces {@code Math.abs(random.nextInt()) % n}, which is negative for the smallest number. */
    public static List<Rewrite> bounds(List<CodeLine> lines) {
        return LineRewrite.ofNodes("use Math.floorMod instead of Math.abs", lines, RandomRewrites::floorMod).stream()
                .toList();
    }

    private static List<Edit> floorMod(JavaSource source, Node node, Imports imports) {
        return node instanceof BinaryExpr each && each.getOperator() == BinaryExpr.Operator.REMAINDER
                ? absoluteOf(each.getLeft())
                        .map(number -> floorMod(source, each, number, bare(each.getRight())))
                        .orElse(List.of())
                : List.of();
    }

    /** Replaces what is around the two operands. */
    private static List<Edit> floorMod(JavaSource source, BinaryExpr whole, Expression number, Expression divisor) {
        int operator = source.end(number);
        return List.of(
                Edit.replacement(source.begin(whole), source.begin(number), "Math.floorMod("),
                Edit.replacement(operator, source.begin(divisor), ", "),
                Edit.replacement(source.end(divisor), source.end(whole), ")"));
    }

    private static Optional<Expression> absoluteOf(Expression expression) {
        return bare(expression) instanceof MethodCallExpr call
                        && call.getNameAsString().equals("abs")
                        && call.getArguments().size() == 1
                ? Optional.of(call.getArgument(0))
                : Optional.empty();
    }

    private static Expression bare(Expression expression) {
        return expression instanceof EnclosedExpr enclosed ? bare(enclosed.getInner()) : expression;
    }

    /** Seeds the generators that a test class creates, or passes one to what the test calls. */
    public static List<Rewrite> seeds(SourceFile test, String className, String method) {
        return JavaSource.parse(test)
                .flatMap(source -> source.type(className).map(type -> seeds(source, type, method)))
                .orElse(List.of());
    }

    private static List<Rewrite> seeds(JavaSource source, TypeDeclaration<?> type, String method) {
        Stream<Rewrite> created = type.findAll(ObjectCreationExpr.class).stream()
                .filter(each -> each.getType().getNameAsString().equals("Random")
                        && each.getArguments().isEmpty())
                .filter(each -> isIn(each, method))
                .flatMap(each -> LineRewrite.ofNode(
                        "seed the generator", source, each, ArgumentRule.first("new Random", "0", imports -> SEED))
                        .stream());
        return Stream.concat(created, passed(source, type, method))
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** A generator as one more argument; the compiler decides whether a method or constructor takes one. */
    private static Stream<Rewrite> passed(JavaSource source, TypeDeclaration<?> type, String method) {
        List<Rewrite> rewrites = new ArrayList<>();
        for (MethodDeclaration each : type.getMethodsByName(method)) {
            Stream.concat(
                            each.findAll(ObjectCreationExpr.class).stream()
                                    .map(call ->
                                            new Call("new " + call.getType().getNameAsString(), call)),
                            each.findAll(MethodCallExpr.class).stream()
                                    .map(call -> new Call(call.getNameAsString(), call)))
                    .filter(call -> !call.name.startsWith("assert"))
                    .flatMap(call -> passing(source, call).stream())
                    .forEach(rewrites::add);
        }
        return rewrites.stream();
    }

    private record Call(String name, Expression node) {}

    private static Optional<Rewrite> passing(JavaSource source, Call call) {
        return LineRewrite.ofNode(
                "pass a seeded generator to " + call.name,
                source,
                call.node,
                ArgumentRule.last(
                        "(?s).*", "\\d+", imports -> "new " + imports.use("java.util.Random") + "(" + SEED + ")"));
    }

    /** Whether an object is created in a method, or in a field of the class. */
    private static boolean isIn(ObjectCreationExpr created, String method) {
        Node node = created;
        while (node != null && !(node instanceof MethodDeclaration)) {
            node = node.getParentNode().orElse(null);
        }
        return !(node instanceof MethodDeclaration around)
                || around.getNameAsString().equals(method);
    }
}
