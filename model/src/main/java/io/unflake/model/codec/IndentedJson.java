package io.unflake.model.codec;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** Writes indented JSON; objects and arrays that fit into one line are written as one line. */
final class IndentedJson {

    private static final int WIDTH = 120;
    private static final String STEP = "  ";

    private final StringBuilder out = new StringBuilder();

    private IndentedJson() {}

    static String write(Object value) {
        IndentedJson json = new IndentedJson();
        json.value(value, "");
        return json.out.append('\n').toString();
    }

    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            container('{', map.entrySet(), '}', indent);
        } else if (value instanceof Collection<?> list && !list.isEmpty()) {
            container('[', list, ']', indent);
        } else {
            Json.write(value, out);
        }
    }

    private void container(char open, Collection<?> elements, char close, String indent) {
        int start = out.length();
        if (hasNoContainer(elements) && oneLine(open, elements, close, indent)) {
            return;
        }
        out.setLength(start);
        out.append(open);
        String separator = "\n";
        for (Object element : elements) {
            out.append(separator).append(indent).append(STEP);
            element(element, indent + STEP);
            separator = ",\n";
        }
        out.append('\n').append(indent).append(close);
    }

    private static boolean hasNoContainer(Collection<?> elements) {
        return elements.stream()
                .map(element -> element instanceof Map.Entry<?, ?> entry ? entry.getValue() : element)
                .noneMatch(value -> value instanceof Map || value instanceof Collection);
    }

    /** Writes the elements in one line and returns whether they fit; if not, the caller must remove the output. */
    private boolean oneLine(char open, Collection<?> elements, char close, String indent) {
        int limit = out.length() + WIDTH - indent.length();
        out.append(open);
        for (Iterator<?> rest = elements.iterator(); rest.hasNext() && out.length() <= limit; ) {
            element(rest.next(), indent);
            out.append(rest.hasNext() ? ", " : "");
        }
        out.append(close);
        return out.length() <= limit;
    }

    private void element(Object element, String indent) {
        if (element instanceof Map.Entry<?, ?> entry) {
            Json.quote(entry.getKey().toString(), out);
            out.append(": ");
            value(entry.getValue(), indent);
        } else {
            value(element, indent);
        }
    }
}
