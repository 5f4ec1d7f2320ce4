package io.unflake.engine.patch;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithStatements;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.type.Type;
import io.unflake.engine.patch.EditedSource.Insertion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Inserts a wait before or after a statement of a Java source, and the {@code throws} that it needs. */
public final class WaitInsertion {

    private static final String COMMENT =
            "// Mitigation: gives another thread time. It is better to wait for a signal of that thread.";
    private static final Set<String> CATCHING = Set.of(
            "InterruptedException",
            "Exception",
            "Throwable",
            "java.lang.InterruptedException",
            "java.lang.Exception",
            "java.lang.Throwable");

    private final SourceFile source;
    private final LineOffsets lines;

    private WaitInsertion(SourceFile source) {
        this.source = source;
        this.lines = new LineOffsets(source.text());
    }

    /**
     * Returns the source with a wait; empty if there is no statement on this line, or nothing can follow it.
     *
     * @param after whether to wait after the statement instead of before it
     */
    public static Optional<EditedSource> of(SourceFile source, int line, boolean after, long millis) {
        return new WaitInsertion(source).at(line, after, millis);
    }

    private Optional<EditedSource> at(int line, boolean after, long millis) {
        return parse().flatMap(unit -> statement(unit, line))
                .filter(statement -> !(after && leaves(statement)))
                .map(statement -> {
                    List<Insertion> insertions = new ArrayList<>(List.of(sleep(statement, after, millis)));
                    declaration(statement).ifPresent(insertions::add);
                    return new EditedSource(source, insertions);
                });
    }

    private Optional<CompilationUnit> parse() {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE)
                .setAttributeComments(false);
        return new JavaParser(configuration).parse(source.text()).getResult();
    }

    /** The innermost statement of a block that contains the line. */
    private static Optional<Statement> statement(CompilationUnit unit, int line) {
        return unit.findAll(Statement.class).stream()
                .filter(statement -> statement.getParentNode().orElse(null) instanceof NodeWithStatements)
                .filter(statement -> statement
                        .getRange()
                        .filter(range -> range.begin.line <= line && line <= range.end.line)
                        .isPresent())
                .max(Comparator.comparing(statement -> statement.getBegin().orElseThrow()));
    }

    private static boolean leaves(Statement statement) {
        return statement.isReturnStmt()
                || statement.isThrowStmt()
                || statement.isBreakStmt()
                || statement.isContinueStmt()
                || statement.isYieldStmt();
    }

    private Insertion sleep(Statement statement, boolean after, long millis) {
        String wait = "Thread.sleep(" + millis + ");";
        int begin = lines.offset(statement.getBegin().orElseThrow());
        String indent = lines.indentBefore(begin);
        if (after) {
            int end = lines.offset(statement.getEnd().orElseThrow()) + 1;
            String text = lines.separator() + indent + COMMENT + lines.separator() + indent + wait;
            return new Insertion(end, text, " " + wait);
        }
        String text = COMMENT + lines.separator() + indent + wait + lines.separator() + indent;
        return new Insertion(begin, text, wait + " ");
    }

    /** What the enclosing method must declare. A lambda cannot declare anything. */
    private Optional<Insertion> declaration(Statement statement) {
        Node node = statement;
        while (node != null && !(node instanceof CallableDeclaration) && !(node instanceof LambdaExpr)) {
            Node parent = node.getParentNode().orElse(null);
            if (parent instanceof TryStmt attempt
                    && attempt.getTryBlock().getRange().equals(node.getRange())
                    && catchesInterrupts(attempt)) {
                return Optional.empty();
            }
            node = parent;
        }
        return node instanceof MethodDeclaration method ? declaration(method) : Optional.empty();
    }

    private static boolean catchesInterrupts(TryStmt attempt) {
        return attempt.getCatchClauses().stream()
                .map(clause -> clause.getParameter().getType())
                .flatMap(type -> type.isUnionType()
                        ? type.asUnionType().getElements().stream().map(Type.class::cast)
                        : Stream.of(type))
                .anyMatch(type -> CATCHING.contains(type.asString()));
    }

    private Optional<Insertion> declaration(MethodDeclaration method) {
        List<? extends Type> thrown = method.getThrownExceptions();
        if (thrown.stream().anyMatch(type -> CATCHING.contains(type.asString()))) {
            return Optional.empty();
        }
        if (!thrown.isEmpty()) {
            Type last = thrown.get(thrown.size() - 1);
            int end = lines.offset(last.getEnd().orElseThrow()) + 1;
            return Optional.of(Insertion.inLine(end, ", InterruptedException"));
        }
        return method.getBody()
                .flatMap(BlockStmt::getBegin)
                .map(begin -> Insertion.inLine(endBefore(lines.offset(begin)), " throws InterruptedException"));
    }

    /** The end of the text before an offset, without the white space in between. */
    private int endBefore(int offset) {
        int end = offset;
        while (end > 0 && Character.isWhitespace(source.text().charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** Converts lines and columns to offsets. */
    private static final class LineOffsets {

        private final String text;
        private final List<Integer> starts = new ArrayList<>(List.of(0));

        LineOffsets(String text) {
            this.text = text;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                boolean isBetween = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
                if (c == '\n' || (c == '\r' && !isBetween)) {
                    starts.add(i + 1);
                }
            }
        }

        int offset(Position position) {
            return starts.get(position.line - 1) + position.column - 1;
        }

        String separator() {
            return text.contains("\r\n") ? "\r\n" : "\n";
        }

        /** The white space at the begin of the line that contains an offset. */
        String indentBefore(int offset) {
            int start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
            int end = start;
            while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
                end++;
            }
            return text.substring(start, end);
        }
    }
}
