package io.unflake.model.strategy;

/** The names of line separators. */
public final class LineSeparator {

    private LineSeparator() {}

    /** Returns the characters for {@code lf}, {@code crlf} or {@code cr}. */
    public static String named(String name) {
        return switch (name) {
            case "crlf" -> "\r\n";
            case "cr" -> "\r";
            default -> "\n";
        };
    }
}
