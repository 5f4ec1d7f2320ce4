package io.unflake.agent.record;

import java.util.ArrayDeque;
import java.util.Deque;

/** Renders a value as a short text for people, such as {@code LinkedList(size 3) ["a", "b", "c"]}. */
final class TextSink implements HeapSink {

    private static final int MAX_DEPTH = 4;
    private static final int MAX_LENGTH = 500;

    private final Deque<TextFrame> open = new ArrayDeque<>();
    private String result;

    /** Returns the text of the value visited, or of what was visited before the walk ended. */
    String text() {
        String text = result;
        while (!open.isEmpty()) {
            text = open.pop().partialText(text);
        }
        return text == null ? NodeTexts.MORE : Literals.cut(text, MAX_LENGTH);
    }

    @Override
    public void leaf(Object value) {
        add(Literals.of(value));
    }

    @Override
    public boolean again(Object value) {
        if (open.stream().anyMatch(frame -> frame.node().value() == value)) {
            add("(cycle to " + ReadableNames.of(value) + ")");
            return true;
        }
        String field = open.isEmpty() ? null : open.element().fieldOf(value);
        if (field != null) {
            add("(same as " + field + ")");
        }
        return field != null;
    }

    @Override
    public boolean enter(HeapNode node) {
        String text = JdkValues.text(node.value());
        if (text != null) {
            add(text);
            return false;
        }
        if (open.size() >= MAX_DEPTH && node.shape() != HeapNode.Shape.OPAQUE) {
            add(NodeTexts.of(node, node.size() == 0 ? "" : NodeTexts.MORE));
            return false;
        }
        if (!open.isEmpty() && node.shape() != HeapNode.Shape.OPAQUE) {
            open.element().remember(node.value());
        }
        open.push(new TextFrame(node));
        return true;
    }

    @Override
    public boolean next(String name) {
        return open.element().next(name);
    }

    @Override
    public void leave() {
        add(open.pop().text());
    }

    private void add(String text) {
        if (open.isEmpty()) {
            result = text;
        } else {
            open.element().add(text);
        }
    }
}
