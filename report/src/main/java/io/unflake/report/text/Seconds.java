package io.unflake.report.text;

import java.time.Duration;
import java.util.Locale;

/** Durations as reports show them: {@code 200 ms}, {@code 4.1 s}, {@code 2 min 5 s}, {@code 1 h 3 min}. */
public final class Seconds {

    private Seconds() {}

    /** Exact to the millisecond below a minute. */
    public static String of(Duration duration) {
        long millis = duration.toMillis();
        if (millis != 0 && Math.abs(millis) < 1000) {
            return millis + " ms";
        }
        return millis % 1000 == 0 || Math.abs(millis) >= 60_000 ? whole(millis / 1000) : millis / 1000.0 + " s";
    }

    /** A measured time: one decimal below a minute. */
    public static String measured(double seconds) {
        return seconds < 60 ? String.format(Locale.ROOT, "%.1f s", seconds) : whole(Math.round(seconds));
    }

    private static String whole(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        long minutes = seconds / 60;
        return minutes < 60
                ? minutes + " min" + rest(seconds % 60, " s")
                : minutes / 60 + " h" + rest(minutes % 60, " min");
    }

    private static String rest(long number, String unit) {
        return number == 0 ? "" : " " + number + unit;
    }
}
