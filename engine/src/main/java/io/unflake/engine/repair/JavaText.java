package io.unflake.engine.repair;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes parts of Java code. */
final class JavaText {

    private static final Pattern QUALIFIED = Pattern.compile("(?<![\\w.\"$])((?:[a-z_]\\w*\\.)+[A-Z]\\w*)");

    private static final Pattern HOLDER = Pattern.compile("\\$\\{(?:[^}]*\\.)?([^.}]+)}");

    private JavaText() {}

    /** A text as a string literal. */
    static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> literal.append('\\').append(c);
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                case '\t' -> literal.append("\\t");
                default -> literal.append(c < ' ' ? String.format(Locale.ROOT, "\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return literal.append('"').toString();
    }

    /** A name that begins with an upper-case letter. */
    static String capitalised(String name) {
        String letters = name.replaceAll("\\W", "");
        return letters.isEmpty() ? "State" : Character.toUpperCase(letters.charAt(0)) + letters.substring(1);
    }

    /** Code in which types have their full names, as a template in which they are place-holders. */
    static String template(String code) {
        return QUALIFIED.matcher(code).replaceAll("\\${$1}");
    }

    /** A statement of a template for human readers. */
    static String readable(String template) {
        return HOLDER.matcher(template).replaceAll("$1").replaceFirst(";$", "").replaceAll(";\\s+", " and ");
    }

    /** What a statement is about, as part of the name of a method: its first type. */
    static String subject(String template) {
        Matcher type = HOLDER.matcher(template);
        return type.find() ? capitalised(type.group(1)) : "State";
    }
}
