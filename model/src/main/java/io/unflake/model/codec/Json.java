package io.unflake.model.codec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Converts JSON to maps, lists, strings and numbers, and back. Uses only the JDK, since it runs in the test JVM. */
final class Json {

    private static final int MAX_DEPTH = 64;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at != text.length()) {
            throw json.wrong("end of text");
        }
        return value;
    }

    private Object value() {
        space();
        return switch (peek()) {
            case '{' -> nested(this::object);
            case '[' -> nested(this::array);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private <T> T nested(java.util.function.Supplier<T> part) {
        if (++depth > MAX_DEPTH) {
            throw wrong("less than " + MAX_DEPTH + " levels");
        }
        T result = part.get();
        depth--;
        return result;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        space();
        while (peek() != '}') {
            String name = string();
            space();
            expect(':');
            members.put(name, value());
            separator('}');
        }
        at++;
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        space();
        while (peek() != ']') {
            elements.add(value());
            separator(']');
        }
        at++;
        return elements;
    }

    private void separator(char end) {
        space();
        if (peek() != end) {
            expect(',');
            space();
        }
    }

    private String string() {
        expect('"');
        StringBuilder result = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            result.append(c == '\\' ? escaped() : c);
        }
        at++;
        return result.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> c;
        };
    }

    private char unicode() {
        if (at + 4 > text.length()) {
            throw wrong("four hex digits");
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong(word);
        }
        at += word.length();
        return value;
    }

    private Number number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        try {
            return isInteger(digits) ? (Number) Long.valueOf(digits) : (Number) Double.valueOf(digits);
        } catch (NumberFormatException e) {
            throw wrong("a value");
        }
    }

    /** A stream would load dozens of classes at the start of every test JVM. */
    private static boolean isInteger(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c != '-' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return true;
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("more text");
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong("'" + c + "'");
        }
        at++;
    }

    private void space() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private CodecException wrong(String expected) {
        return new CodecException("expected " + expected + " at character " + at);
    }

    static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            writeObject(out, member -> map.forEach((key, each) -> member.accept(key.toString(), each)), Json::write);
        } else if (value instanceof Iterable<?> list) {
            writeArray(list, out, Json::write);
        } else if (value instanceof Number || value instanceof Boolean || value == null) {
            out.append(value);
        } else {
            quote(value.toString(), out);
        }
    }

    /**
     * Writes an object.
     *
     * @param members passes each member with its name to the consumer
     * @param writer writes the values
     */
    static void writeObject(
            StringBuilder out, Consumer<BiConsumer<String, Object>> members, BiConsumer<Object, StringBuilder> writer) {
        out.append('{');
        int start = out.length();
        members.accept((name, value) -> {
            if (out.length() > start) {
                out.append(',');
            }
            quote(name, out);
            out.append(':');
            writer.accept(value, out);
        });
        out.append('}');
    }

    static void writeArray(Iterable<?> list, StringBuilder out, BiConsumer<Object, StringBuilder> writer) {
        out.append('[');
        String separator = "";
        for (Object element : list) {
            out.append(separator);
            writer.accept(element, out);
            separator = ",";
        }
        out.append(']');
    }

    /** Escapes everything except printable ASCII, so that encodings, terminals and lone surrogates do no harm. */
    static void quote(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c >= ' ' && c < 127) {
                out.append(c);
            } else {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(Character.forDigit((c >> shift) & 0xf, 16));
                }
            }
        }
        out.append('"');
    }
}
