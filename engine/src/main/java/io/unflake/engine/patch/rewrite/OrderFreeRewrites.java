package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes assertions independent of the order of elements, or adapts them to an order that is now defined. */
public final class OrderFreeRewrites {

    private static final Pattern DIFFERENCE = Pattern.compile("(?s).*expected: <(.*)> but was: <(.*)>");
    private static final Map<String, String> RENAMED = Map.of(
            "containsExactly", "containsExactlyInAnyOrder",
            "containsExactlyElementsOf", "containsExactlyInAnyOrderElementsOf",
            "contains", "containsInAnyOrder");

    private OrderFreeRewrites() {}

    /** Compares elements in any order in the assertions of these lines. */
    public static List<Rewrite> of(List<CodeLine> lines) {
        return LineRewrite.ofNodes("compare in any order", lines, OrderFreeRewrites::inAnyOrder).stream()
                .toList();
    }

    private static List<Edit> inAnyOrder(JavaSource source, Node node, Imports imports) {
        return node instanceof MethodCallExpr call
                ? Stream.concat(renamed(source, call), wrapped(source, call, imports))
                        .toList()
                : List.of();
    }

    /** The methods of AssertJ and Hamcrest have counterparts. */
    private static Stream<Edit> renamed(JavaSource source, MethodCallExpr call) {
        boolean isMeant = !call.getNameAsString().equals("contains")
                || call.getScope().isEmpty()
                || call.getScope().get().toString().endsWith("Matchers");
        String name = RENAMED.get(call.getNameAsString());
        return name == null || !isMeant
                ? Stream.of()
                : Stream.of(Edit.replacement(source.begin(call.getName()), source.end(call.getName()), name));
    }

    /** Two lists that are expected to be equal become two sets. */
    private static Stream<Edit> wrapped(JavaSource source, MethodCallExpr call, Imports imports) {
        boolean isMeant = call.getNameAsString().equals("assertEquals")
                && call.getArguments().size() >= 2
                && call.getArguments().stream()
                        .limit(2)
                        .anyMatch(each -> each.toString().matches("(?s)(List\\.of|Arrays\\.asList)\\(.*"));
        return isMeant
                ? call.getArguments().stream().limit(2).flatMap(each -> asSet(source, each, imports))
                : Stream.of();
    }

    private static Stream<Edit> asSet(JavaSource source, Expression list, Imports imports) {
        return Stream.of(
                Edit.inLine(source.begin(list), "new " + imports.use("java.util.HashSet") + "<>("),
                Edit.inLine(source.end(list), ")"));
    }

    /**
     * Adapts the expected text of an assertion, if the actual one has the same elements in another order.
     *
     * @param made the change that defines the order
     * @param line where the assertion failed
     */
    public static Optional<Rewrite> expecting(Rewrite made, CodeLine line, String message) {
        Matcher difference = DIFFERENCE.matcher(message == null ? "" : message);
        if (!difference.matches() || !hasSameElements(difference.group(1), difference.group(2))) {
            return Optional.empty();
        }
        String what = made.what() + " and adapt the expected order";
        return LineRewrite.ofNodes(what, List.of(line), (source, node, imports) -> expected(source, node, difference))
                .flatMap(test -> made.and(test, what));
    }

    private static List<Edit> expected(JavaSource source, Node node, Matcher difference) {
        return node instanceof StringLiteralExpr literal && literal.asString().equals(difference.group(1))
                ? List.of(Edit.replacement(
                        source.begin(literal) + 1,
                        source.end(literal) - 1,
                        new StringLiteralExpr().setString(difference.group(2)).getValue()))
                : List.of();
    }

    private static boolean hasSameElements(String one, String other) {
        return !one.equals(other) && Arrays.equals(elements(one), elements(other));
    }

    private static String[] elements(String text) {
        return Stream.of(text.split("[,;|\\s\\[\\]{}()]+"))
                .filter(each -> !each.isEmpty())
                .sorted()
                .toArray(String[]::new);
    }
}
