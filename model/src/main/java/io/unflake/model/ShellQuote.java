package io.unflake.model;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Quotes commands so that they can be pasted into a POSIX shell. */
public final class ShellQuote {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    private ShellQuote() {}

    public static String command(List<String> words) {
        return words.stream().map(ShellQuote::word).collect(Collectors.joining(" "));
    }

    /**
     * Quotes a word if necessary. Uses the {@code $'…'} form for control characters, so that the result is one line.
     */
    public static String word(String word) {
        if (PLAIN.matcher(word).matches()) {
            return word;
        }
        return word.chars().anyMatch(Character::isISOControl) ? ansi(word) : "'" + word.replace("'", "'\\''") + "'";
    }

    private static String ansi(String word) {
        StringBuilder out = new StringBuilder("$'");
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '\'' || c == '\\') {
                out.append('\\').append(c);
            } else if (Character.isISOControl(c)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('\'').toString();
    }
}
