package io.unflake.model.strategy;

import java.nio.charset.Charset;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;

/** The type of a parameter. Values out of bounds are clamped, unreadable ones are errors. */
public enum ParameterType {
    /** A duration, not negative. */
    DURATION("a time such as 5s, 200ms or 1m") {
        @Override
        String normalise(String value) {
            Duration duration = Durations.parse(value);
            return Durations.format(duration.isNegative() ? Duration.ZERO : duration);
        }
    },
    /** A duration of at least a millisecond. */
    STEP("a time such as 10s or 16ms") {
        @Override
        String normalise(String value) {
            Duration duration = Durations.parse(value);
            return Durations.format(duration.compareTo(Duration.ofMillis(1)) < 0 ? Duration.ofMillis(1) : duration);
        }
    },
    /** A factor of at least 1. */
    SPEED("a number of at least 1, such as 10") {
        @Override
        String normalise(String value) {
            return Double.toString(Math.min(1e6, Math.max(1, finite(value))));
        }
    },
    /** A share, above 0 and at most 1. */
    SHARE("a number above 0 and up to 1, such as 0.2") {
        @Override
        String normalise(String value) {
            return Double.toString(Math.min(1, Math.max(1e-6, finite(value))));
        }
    },
    /** A moment in time. */
    MOMENT("a moment such as 3000-01-01T00:00:00.000Z") {
        @Override
        String normalise(String value) {
            try {
                return Instant.parse(value).toString();
            } catch (DateTimeException e) {
                throw new IllegalArgumentException(e);
            }
        }
    },
    /** A language tag. */
    LOCALE("a language tag such as tr-TR") {
        @Override
        String normalise(String value) {
            String tag = new Locale.Builder()
                    .setLanguageTag(value.replace('_', '-'))
                    .build()
                    .toLanguageTag();
            if (tag.equals("und")) {
                throw new IllegalArgumentException(value);
            }
            return tag;
        }
    },
    /** A number, or max or min for the bounds of each call. */
    VALUE("a number, max or min") {
        @Override
        String normalise(String value) {
            return value.equals("max") || value.equals("min") ? value : Double.toString(finite(value));
        }
    },
    /** The seed of a random choice. */
    SEED("a whole number such as 7, or run") {
        @Override
        String normalise(String value) {
            return value.equals(HostDefaults.RUN) ? value : Long.toString(Long.parseLong(value));
        }
    },
    /** A time zone. */
    ZONE("a time zone such as Asia/Tokyo, or far") {
        @Override
        String normalise(String value) {
            return value.equals(HostDefaults.FAR)
                            || ZoneId.getAvailableZoneIds().contains(value)
                    ? value
                    : wrong(value);
        }
    },
    /** A moment in time, or {@code next}, which depends on the day. */
    EVE("a moment such as 2027-03-27T12:00:00Z, or next") {
        @Override
        String normalise(String value) {
            return value.equals(HostDefaults.NEXT) ? value : MOMENT.normalise(value);
        }
    },
    /** The name of a charset. */
    CHARSET("a charset such as windows-1252") {
        @Override
        String normalise(String value) {
            return Charset.forName(value).name();
        }
    },
    /** A line separator. */
    SEPARATOR("lf, crlf, cr or other") {
        @Override
        String normalise(String value) {
            return value.matches("lf|crlf|cr|" + HostDefaults.OTHER) ? value : wrong(value);
        }
    },
    /** A POSIX locale. */
    LANG("a POSIX locale such as C or de_DE.UTF-8, or other") {
        @Override
        String normalise(String value) {
            return value.matches("[A-Za-z0-9_.@-]{1,40}") ? value : wrong(value);
        }
    },
    /** The name of a folder, without a path. */
    FOLDER("the name of a folder, no path") {
        @Override
        String normalise(String value) {
            return value.matches("[A-Za-z0-9][A-Za-z0-9 _-]{0,60}") ? value : wrong(value);
        }
    },
    /** A whole number of at least 1. */
    COUNT("a whole number of at least 1") {
        @Override
        String normalise(String value) {
            return Integer.toString(Math.max(1, Integer.parseInt(value)));
        }
    },
    /** An amount of memory in megabytes, at least 8. */
    SIZE("megabytes such as 64m") {
        @Override
        String normalise(String value) {
            return Megabytes.format(Math.max(8, Megabytes.parse(value)));
        }
    },
    /** Yes or no. */
    SWITCH("true or false") {
        @Override
        String normalise(String value) {
            if (value.equals("true") || value.equals("false")) {
                return value;
            }
            return wrong(value);
        }
    };

    private final String example;

    ParameterType(String example) {
        this.example = example;
    }

    abstract String normalise(String value);

    String example() {
        return example;
    }

    private static String wrong(String value) {
        throw new IllegalArgumentException(value);
    }

    private static double finite(String value) {
        double number = Double.parseDouble(value);
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException(value);
        }
        return number;
    }
}
