package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import java.util.List;

/** A way to change one node of a syntax tree. It leaves the text of nodes inside alone, so that they can change, too. */
@FunctionalInterface
interface NodeRule {

    /** Returns the changes; empty if the node stays as it is. */
    List<Edit> edits(JavaSource source, Node node, Imports imports);

    /** Changes each node by the first rule that concerns it. */
    static NodeRule firstOf(List<NodeRule> rules) {
        return (source, node, imports) -> rules.stream()
                .map(rule -> rule.edits(source, node, imports))
                .filter(edits -> !edits.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
