package io.unflake.engine.patch;

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
import io.unflake.engine.patch.EditedSource.Edit;
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
        return JavaSource.parse(source)
                .flatMap(parsed -> statement(parsed.unit(), line))
                .filter(statement -> !(after && leaves(statement)))
                .map(statement -> {
                    List<Edit> insertions = new ArrayList<>(List.of(sleep(statement, after, millis)));
                    declaration(statement).ifPresent(insertions::add);
                    return new EditedSource(source, insertions);
                });
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

    private Edit sleep(Statement statement, boolean after, long millis) {
        String wait = "Thread.sleep(" + millis + ");";
        int begin = lines.offset(statement.getBegin().orElseThrow());
        String indent = lines.indentBefore(begin);
        if (after) {
            int end = lines.offset(statement.getEnd().orElseThrow()) + 1;
            String text = lines.separator() + indent + COMMENT + lines.separator() + indent + wait;
            return Edit.insertion(end, text, " " + wait);
        }
        String text = COMMENT + lines.separator() + indent + wait + lines.separator() + indent;
        return Edit.insertion(begin, text, wait + " ");
    }

    /** What the enclosing method must declare. A lambda cannot declare anything. */
    private Optional<Edit> declaration(Statement statement) {
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

    private Optional<Edit> declaration(MethodDeclaration method) {
        List<? extends Type> thrown = method.getThrownExceptions();
        if (thrown.stream().anyMatch(type -> CATCHING.contains(type.asString()))) {
            return Optional.empty();
        }
        if (!thrown.isEmpty()) {
            Type last = thrown.get(thrown.size() - 1);
            int end = lines.offset(last.getEnd().orElseThrow()) + 1;
            return Optional.of(Edit.inLine(end, ", InterruptedException"));
        }
        return method.getBody()
                .flatMap(BlockStmt::getBegin)
                .map(begin -> Edit.inLine(endBefore(lines.offset(begin)), " throws InterruptedException"));
    }

    /** The end of the text before an offset, without the white space in between. */
    private int endBefore(int offset) {
        int end = offset;
        while (end > 0 && Character.isWhitespace(source.text().charAt(end - 1))) {
            end--;
        }
        return end;
    }
}
