package io.unflake.report.score;

import io.unflake.model.score.Proportion;
import java.util.Locale;

/** Rates as reports show them: {@code 97.1 %}, {@code 97.1 % (94 to 99)}. */
final class Percent {

    private Percent() {}

    /** The rate; a dash if there is nothing to take a share of. */
    static String of(Proportion rate) {
        return rate.of() == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100 * rate.share());
    }

    /** The rate with its 95 % interval. */
    static String withInterval(Proportion rate) {
        return rate.of() == 0
                ? "-"
                : of(rate) + String.format(Locale.ROOT, " (%.0f to %.0f)", 100 * rate.low(), 100 * rate.high());
    }
}
