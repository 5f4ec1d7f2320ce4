package io.unflake.model.strategy;

/** Amounts of memory as a JVM is told them, such as {@code 64m}. */
public final class Megabytes {

    private Megabytes() {}

    /**
     * How many there are.
     *
     * @throws IllegalArgumentException if it is something else
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
