package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import io.unflake.engine.patch.EditedSource;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applies a rule to several lines, which may be in several files. */
final class LineRewrite {

    private LineRewrite() {}

    /** Returns the changed files; empty if the rule changes none of the lines. */
    static Optional<Rewrite> of(String what, List<CodeLine> lines, LineRule rule) {
        Map<SourceFile, List<Integer>> byFile = new LinkedHashMap<>();
        lines.forEach(each ->
                byFile.computeIfAbsent(each.file(), file -> new ArrayList<>()).add(each.line()));
        List<EditedSource> changed = new ArrayList<>();
        byFile.forEach((file, numbers) -> JavaSource.parse(file)
                .flatMap(source -> edited(source, numbers, rule))
                .ifPresent(changed::add));
        return changed.isEmpty() ? Optional.empty() : Optional.of(new Rewrite(what, changed));
    }

    /** Applies a rule to all nodes of these lines. */
    static Optional<Rewrite> ofNodes(String what, List<CodeLine> lines, NodeRule rule) {
        return of(
                what,
                lines,
                (source, numbers, imports) -> edits(source, source.at(numbers, Node.class), rule, imports));
    }

    /** Applies a rule to a single node. */
    static Optional<Rewrite> ofNode(String what, JavaSource source, Node node, NodeRule rule) {
        return edited(source, List.of(), (same, none, imports) -> edits(source, List.of(node), rule, imports))
                .map(changed -> new Rewrite(what, List.of(changed)));
    }

    private static List<Edit> edits(JavaSource source, List<Node> nodes, NodeRule rule, Imports imports) {
        NestedEdits edits = new NestedEdits();
        nodes.forEach(node -> edits.add(source.end(node), rule.edits(source, node, imports)));
        return edits.all();
    }

    private static Optional<EditedSource> edited(JavaSource source, List<Integer> lines, LineRule rule) {
        Imports imports = new Imports(source);
        List<Edit> edits = new ArrayList<>(rule.edits(source, lines, imports));
        if (edits.isEmpty()) {
            return Optional.empty();
        }
        edits.addAll(imports.edits());
        return EditedSource.of(source.file(), edits);
    }
}
