package io.unflake.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Makes any text safe to print on a terminal: escapes control and direction characters, cuts or wraps long lines. */
public final class Printable {

    private static final String CUT = "...";
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MAX_BLANKS = 1000;

    private Printable() {}

    /** The text as one line, with characters that cannot be printed written as escapes. */
    public static String line(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (isPrintable(c)) {
                out.appendCodePoint(c);
            } else {
                out.append(escape(c));
            }
        });
        return out.toString();
    }

    /** A text of many lines as one printable line, in at most so many columns. */
    public static String oneLine(String text, int columns) {
        // Only the part that may fit is looked at, since a message may have megabytes.
        String start = text.strip();
        start = start.substring(0, Math.min(start.length(), MAX_BLANKS + 2 * columns));
        return fit(line(BLANKS.matcher(start).replaceAll(" ")), columns);
    }

    /** A printable text wrapped between words; only a longer word exceeds the columns. */
    public static List<String> wrap(String line, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (String word : line.split(" ", -1)) {
            if (!current.isEmpty() && columns(current.toString()) + 1 + columns(word) > columns) {
                lines.add(current.toString());
                current.setLength(0);
            }
            current.append(current.isEmpty() ? "" : " ").append(word);
        }
        lines.add(current.toString());
        return lines;
    }

    /** A printable text cut to so many columns. */
    public static String fit(String line, int columns) {
        if (columns(line) <= columns) {
            return line;
        }
        int room = Math.max(0, columns - CUT.length());
        int end = 0;
        while (end < line.length()) {
            int c = line.codePointAt(end);
            room -= columns(c);
            if (room < 0) {
                break;
            }
            end += Character.charCount(c);
        }
        return line.substring(0, end).stripTrailing() + CUT;
    }

    /** A text cut to so many characters, followed by how many are missing. */
    public static String cut(String text, int length) {
        if (text.length() <= length) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
        return text.substring(0, end) + CUT + " (" + (text.length() - end) + " more characters)";
    }

    /** How many columns a printable text takes. */
    public static int columns(String line) {
        return line.codePoints().map(Printable::columns).sum();
    }

    private static int columns(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        return Character.isIdeographic(c) || isWideScript(c) || (c >= 0x1F300 && c <= 0x1FAFF) ? 2 : 1;
    }

    private static boolean isWideScript(int c) {
        return c >= 0x1100
                && switch (Character.UnicodeScript.of(c)) {
                    case HANGUL, HIRAGANA, KATAKANA -> true;
                    default -> false;
                };
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    private static String escape(int c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format("\\u%04x", c);
        };
    }
}
