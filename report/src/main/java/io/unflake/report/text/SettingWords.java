package io.unflake.report.text;

import io.unflake.model.strategy.Durations;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;

/** Words for the parameters of a perturbation. */
public record SettingWords(Map<String, String> parameters) {

    private String text(String name) {
        return parameters.getOrDefault(name, "?");
    }

    /** The value as one printable line. */
    public String line(String name) {
        return Printable.line(text(name));
    }

    /** A duration: {@code 5 s}, {@code 200 ms}. */
    public String time(String name) {
        try {
            return Seconds.of(Durations.parse(text(name)));
        } catch (IllegalArgumentException e) {
            return Printable.line(text(name));
        }
    }

    /** A number without needless digits: {@code 10}, {@code 2.5}. */
    public String number(String name) {
        try {
            return new BigDecimal(text(name)).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException e) {
            return Printable.line(text(name));
        }
    }

    /** A share: {@code 20 %}. */
    public String percent(String name) {
        try {
            return new BigDecimal(text(name))
                            .movePointRight(2)
                            .stripTrailingZeros()
                            .toPlainString() + " %";
        } catch (NumberFormatException e) {
            return Printable.line(text(name));
        }
    }

    /** What a draw returns. */
    String value() {
        return switch (text("value")) {
            case "max" -> "its largest value";
            case "min" -> "its smallest value";
            default -> number("value");
        };
    }

    /** A date: the day, and the time of day only where it is not midnight. */
    String moment() {
        String frozen = text("frozen").equals("true") ? " and the clock is stopped" : "";
        return "the date is " + day() + frozen;
    }

    private String day() {
        try {
            var moment = Instant.parse(text("moment")).atOffset(ZoneOffset.UTC);
            return moment.toLocalTime().toSecondOfDay() == 0
                    ? moment.toLocalDate().toString()
                    : moment.toString();
        } catch (DateTimeException e) {
            return Printable.line(text("moment"));
        }
    }
}
