package io.unflake.model.strategy;

/**
 * How mild a setting must be for a failure to be plausible in practice.
 *
 * @param value a duration or a number, as the measure says
 */
public record PlausibleLimit(Measure measure, String value) {

    /** No setting is limited: every failure is plausible. */
    public static final PlausibleLimit ALWAYS = new PlausibleLimit(Measure.ALWAYS, "");

    /** No setting is plausible. */
    public static final PlausibleLimit NEVER = new PlausibleLimit(Measure.NEVER, "");

    /** What is compared with the limit. */
    public enum Measure {
        /** Nothing: every failure is plausible. */
        ALWAYS,
        /** Nothing: no failure is plausible. */
        NEVER,
        /** The duration that is varied, at most. */
        DURATION,
        /** The factor that is varied, at most. */
        FACTOR,
        /** The reciprocal of the share that is varied, at most: how many times too short a timeout may be. */
        RECIPROCAL,
        /** How much slower the work that a sleep waits for may be, at most. */
        SLOWDOWN,
        /** How much longer connecting takes, at most. */
        CONNECT_DELAY,
        /** How many years the date lies ahead, at most. */
        YEARS_AHEAD,
        /** Megabytes of heap, at least. */
        MEGABYTES;

        private boolean isDuration() {
            return this == DURATION || this == CONNECT_DELAY;
        }
    }

    /** Whether users can set a limit of their own. */
    public boolean isAdjustable() {
        return measure != Measure.ALWAYS && measure != Measure.NEVER;
    }

    /** Whether a text is a value for this measure. */
    public boolean accepts(String text) {
        try {
            return measure.isDuration() ? !Durations.parse(text).isNegative() : Double.parseDouble(text) >= 1;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** The same measure with another value. */
    public PlausibleLimit withValue(String other) {
        return new PlausibleLimit(measure, other);
    }
}
