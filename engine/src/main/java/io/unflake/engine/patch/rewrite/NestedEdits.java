package io.unflake.engine.patch.rewrite;

import io.unflake.engine.patch.EditedSource.Edit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Collects the edits of nodes, some of which contain others.
 *
 * <p>Several nodes may begin or end at the same offset, as in {@code a.b().c()}. What is inserted before a node follows
 * what is inserted before the one around it; what is inserted after a node precedes that.
 */
final class NestedEdits {

    private final Deque<Edit> edits = new ArrayDeque<>();

    /**
     * Adds the edits of a node, after those of the nodes around it.
     *
     * @param end the offset after the node
     */
    void add(int end, List<Edit> ofNode) {
        for (Edit edit : ofNode) {
            if (edit.begin() == end) {
                edits.addFirst(edit);
            } else {
                edits.addLast(edit);
            }
        }
    }

    List<Edit> all() {
        return List.copyOf(edits);
    }
}
