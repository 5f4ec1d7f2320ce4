package io.unflake.model.strategy;

/**
 * The limit up to which a setting is plausible in practice.
 *
 * @param value a duration or a number, depending on the measure
 */
public record PlausibleLimit(Measure measure, String value) {

    /** Every setting is plausible. */
    public static final PlausibleLimit ALWAYS = new PlausibleLimit(Measure.ALWAYS, "");

    /** No setting is plausible. */
    public static final PlausibleLimit NEVER = new PlausibleLimit(Measure.NEVER, "");

    /** The quantity that is compared with the limit. */
    public enum Measure {
        /** Nothing: every failure is plausible. */
        ALWAYS,
        /** Nothing: no failure is plausible. */
        NEVER,
        /** The duration is at most the limit. */
        DURATION,
        /** The sum of the durations at all places that must be perturbed together is at most the limit. */
        TOTAL_DURATION,
        /** The factor is at most the limit. */
        FACTOR,
        /** The reciprocal of the share is at most the limit: the factor by which a timeout is too short. */
        RECIPROCAL,
        /** The slowdown of the work that a sleep waits for is at most the limit. */
        SLOWDOWN,
        /** The delay of a connection is at most the limit. */
        CONNECT_DELAY,
        /** The date is at most this many years ahead. */
        YEARS_AHEAD,
        /** The heap has at least this many megabytes. */
        MEGABYTES;

        private boolean isDuration() {
            return this == DURATION || this == TOTAL_DURATION || this == CONNECT_DELAY;
        }
    }

    /** Whether users can change the limit. */
    public boolean isAdjustable() {
        return measure != Measure.ALWAYS && measure != Measure.NEVER;
    }

    /** Whether a text is a valid value for this measure. */
    public boolean accepts(String text) {
        try {
            return measure.isDuration() ? !Durations.parse(text).isNegative() : Double.parseDouble(text) >= 1;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Returns the same measure with another value. */
    public PlausibleLimit withValue(String other) {
        return new PlausibleLimit(measure, other);
    }
}
