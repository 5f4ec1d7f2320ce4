package io.unflake.sanitise.run;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats maps, collections, numbers and strings as JSON. */
final class JsonWriter {

    private static final String STEP = "  ";

    private JsonWriter() {}

    static String of(Object value) {
        return of(value, "") + "\n";
    }

    private static String of(Object value, String indent) {
        String inner = indent + STEP;
        if (value instanceof Map<?, ?> map) {
            return map.isEmpty()
                    ? "{}"
                    : map.entrySet().stream()
                            .map(entry -> inner + text(entry.getKey().toString()) + ": " + of(entry.getValue(), inner))
                            .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
        }
        if (value instanceof Collection<?> items) {
            return items.isEmpty()
                    ? "[]"
                    : items.stream()
                            .map(item -> inner + of(item, inner))
                            .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
        }
        return value instanceof Number ? value.toString() : text(value.toString());
    }

    private static String text(String value) {
        StringBuilder result = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                result.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                result.append(String.format("\\u%04x", (int) c));
            } else {
                result.append(c);
            }
        }
        return result.append('"').toString();
    }
}
