package io.unflake.model.replay;

/**
 * The outcomes of repeated runs of a replay.
 *
 * @param reproduced the number of runs that failed as expected
 * @param otherwise the number of runs that failed in another way
 */
public record Replayed(int reproduced, int otherwise, int times) {

    public static final Replayed NOTHING = new Replayed(0, 0, 0);

    /** 95 % of a normal distribution are within this number of standard deviations. */
    private static final double Z = 1.959964;

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

    /** The lower end of the 95 % confidence interval of the rate (Wilson, 1927). */
    public double low() {
        return times == 0 ? 0 : Math.max(0, centre() - halfWidth());
    }

    /** The upper end of the 95 % confidence interval of the rate. */
    public double high() {
        return times == 0 ? 1 : Math.min(1, centre() + halfWidth());
    }

    private double centre() {
        double rate = (double) reproduced / times;
        return (rate + Z * Z / (2 * times)) / (1 + Z * Z / times);
    }

    private double halfWidth() {
        double rate = (double) reproduced / times;
        return Z / (1 + Z * Z / times) * Math.sqrt(rate * (1 - rate) / times + Z * Z / (4.0 * times * times));
    }
}
