package io.unflake.model.strategy;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses and formats durations: {@code 5s}, {@code 200ms}, {@code 10m}, {@code 1h}; plain numbers are milliseconds. */
public final class Durations {

    private static final Pattern FORM = Pattern.compile("(-?\\d+(?:\\.\\d+)?)\\s*(ms|s|m|h|)");

    private Durations() {}

    public static Duration parse(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not a duration: expected 5s, 200ms, 10m or 1h");
        }
        double number = Double.parseDouble(matcher.group(1));
        double millis = number
                * switch (matcher.group(2)) {
                    case "h" -> 3_600_000;
                    case "m" -> 60_000;
                    case "s" -> 1_000;
                    default -> 1;
                };
        return Duration.ofMillis(Math.round(millis));
    }

    /**
     * Reads a positive duration that names its unit, as users give limits.
     *
     * @throws IllegalArgumentException says what is wrong
     */
    public static Duration parsePositive(String text) {
        if (text.strip().matches("\\d+(\\.\\d+)?")) {
            throw new IllegalArgumentException(
                    "'" + text + "' has no unit: write " + text.strip() + "s or " + text.strip() + "m");
        }
        Duration duration = parse(text);
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException("'" + text + "' is not a positive duration");
        }
        return duration;
    }

    public static String format(Duration duration) {
        long millis = duration.toMillis();
        return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
    }
}
