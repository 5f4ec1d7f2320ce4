package io.unflake.model.strategy;

/** Parses and formats amounts of memory in the syntax of JVM options, such as {@code 64m}. */
public final class Megabytes {

    private Megabytes() {}

    /**
     * Parses a number of megabytes.
     *
     * @throws IllegalArgumentException if the text has another format
     */
    public static int parse(String text) {
        if (!text.matches("\\d{1,6}m")) {
            throw new IllegalArgumentException(text);
        }
        return Integer.parseInt(text.substring(0, text.length() - 1));
    }

    public static String format(long megabytes) {
        return megabytes + "m";
    }
}
