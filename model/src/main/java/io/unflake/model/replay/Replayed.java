package io.unflake.model.replay;

import io.unflake.model.score.Proportion;

/**
 * The outcomes of repeated runs of a replay.
 *
 * @param reproduced the number of runs that failed as expected
 * @param otherwise the number of runs that failed in another way
 */
public record Replayed(int reproduced, int otherwise, int times) {

    public static final Replayed NOTHING = new Replayed(0, 0, 0);

    /** The outcome of one run. */
    public enum Once {
        REPRODUCED,
        FAILED_OTHERWISE,
        PASSED
    }

    public Replayed plus(Once once) {
        return new Replayed(
                reproduced + (once == Once.REPRODUCED ? 1 : 0),
                otherwise + (once == Once.FAILED_OTHERWISE ? 1 : 0),
                times + 1);
    }

    /** The lower end of the 95 % confidence interval of the rate. */
    public double low() {
        return rate().low();
    }

    /** The upper end of the 95 % confidence interval of the rate. */
    public double high() {
        return rate().high();
    }

    private Proportion rate() {
        return Proportion.of(reproduced, times);
    }
}
