package io.unflake.model.strategy;

/** Names of line separators. */
public final class LineSeparator {

    private LineSeparator() {}

    /** The characters that {@code lf}, {@code crlf} or {@code cr} stands for. */
    public static String named(String name) {
        return switch (name) {
            case "crlf" -> "\r\n";
            case "cr" -> "\r";
            default -> "\n";
        };
    }
}
