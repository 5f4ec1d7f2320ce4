package io.unflake.agent.record;

import java.util.regex.Pattern;

/** Renders simple values as in Java source code. */
final class Literals {

    private static final int MAX_LENGTH = 60;
    private static final String CUT = "...";

    private Literals() {}

    /** @param value null, a string, a boxed primitive or a regular expression */
    static String of(Object value) {
        if (value instanceof String text) {
            return quoted(text);
        }
        if (value instanceof Character character) {
            return "'" + escaped(character, '\'') + "'";
        }
        if (value instanceof Pattern pattern) {
            return "Pattern " + of(pattern.pattern());
        }
        if (value instanceof Byte || value instanceof Short) {
            return "(" + (value instanceof Byte ? "byte" : "short") + ") " + value;
        }
        return value + (value instanceof Long ? "L" : value instanceof Float ? "f" : "");
    }

    static String quoted(CharSequence text) {
        return quoted(text, MAX_LENGTH);
    }

    static String quoted(CharSequence text, int maxLength) {
        StringBuilder result = new StringBuilder("\"");
        int length = text.length();
        int end = Math.min(length, maxLength);
        end -= end < length && Character.isHighSurrogate(text.charAt(end - 1)) ? 1 : 0;
        for (int i = 0; i < end; i++) {
            result.append(escaped(text.charAt(i), '"'));
        }
        return end < length
                ? result.append(CUT)
                        .append("\" (length ")
                        .append(length)
                        .append(')')
                        .toString()
                : result.append('"').toString();
    }

    private static String escaped(char character, char quote) {
        return switch (character) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '\\' -> "\\\\";
            default -> {
                if (character == quote) {
                    yield "\\" + character;
                }
                boolean printable = !Character.isISOControl(character) && Character.isDefined(character);
                yield printable ? String.valueOf(character) : String.format("\\u%04x", (int) character);
            }
        };
    }

    /** Shortens a text that is not quoted. */
    static String cut(String text, int maxLength) {
        return text.length() <= maxLength ? text : text.substring(0, maxLength - CUT.length()) + CUT;
    }
}
