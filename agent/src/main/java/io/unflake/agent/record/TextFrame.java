package io.unflake.agent.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/** The text of one object while its parts are visited. */
final class TextFrame {

    private static final int MAX_ELEMENTS = 5;
    private static final int MAX_FIELDS = 12;
    private static final int MAX_SORTED = 100;
    private static final int MAX_LENGTH = 240;

    private final HeapNode node;
    private final boolean sorted;
    private final List<String> parts = new ArrayList<>();
    private final IdentityHashMap<Object, String> names = new IdentityHashMap<>();
    private String name;
    private String key;
    private boolean cut;

    TextFrame(HeapNode node) {
        this.node = node;
        sorted = isUnordered(node);
    }

    /** Hash tables iterate in a different order in each JVM; equal ones should have equal texts. */
    private static boolean isUnordered(HeapNode node) {
        Object value = node.value();
        return switch (node.shape()) {
            case SET -> !(value instanceof SortedSet || value instanceof LinkedHashSet || value instanceof EnumSet);
            case MAP -> !(value instanceof SortedMap || value instanceof LinkedHashMap || value instanceof EnumMap);
            default -> false;
        };
    }

    HeapNode node() {
        return node;
    }

    /** Returns the field of this object in which a value was seen before, null if there is none. */
    String fieldOf(Object value) {
        return names.get(value);
    }

    /** Remembers in which field the value visited next is. */
    void remember(Object value) {
        if (name != null) {
            names.putIfAbsent(value, name);
        }
    }

    boolean next(String nextName) {
        name = nextName;
        cut = parts.size() >= (sorted ? MAX_SORTED : maxShown());
        return !cut;
    }

    private int maxShown() {
        return node.shape() == HeapNode.Shape.OBJECT ? MAX_FIELDS : MAX_ELEMENTS;
    }

    void add(String text) {
        if (node.shape() == HeapNode.Shape.MAP && key == null) {
            key = text;
        } else if (key != null) {
            parts.add(key + "=" + text);
            key = null;
        } else {
            parts.add(name == null ? text : name + "=" + text);
        }
    }

    /** Returns the text of an object that has been visited completely. */
    String text() {
        return NodeTexts.of(node, content());
    }

    /** Returns the text of an object whose walk was broken off. */
    String partialText(String lastPart) {
        if (lastPart != null) {
            add(lastPart);
        }
        cut = true;
        return text();
    }

    private String content() {
        if (sorted) {
            parts.sort(null);
        }
        StringBuilder content = new StringBuilder();
        int shown = 0;
        for (String part : parts) {
            boolean fits = shown == 0 || (shown < maxShown() && content.length() + part.length() <= MAX_LENGTH);
            if (!fits) {
                break;
            }
            content.append(shown++ == 0 ? "" : ", ").append(part);
        }
        boolean complete = !cut && shown == parts.size();
        return content.append(complete ? "" : shown == 0 ? NodeTexts.MORE : ", " + NodeTexts.MORE)
                .toString();
    }
}
