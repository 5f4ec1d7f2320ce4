package io.unflake.model.score;

/**
 * A part of a whole as a share, with its 95 % confidence interval (Wilson, 1927).
 *
 * @param share {@code count} divided by {@code of}; 0 if there is nothing to take a share of
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 */
public record Proportion(long count, long of, double share, double low, double high) {

    /** 95 % of a normal distribution are within this number of standard deviations. */
    private static final double Z = 1.959964;

    private static final double PLACES = 10_000;

    /** The share of {@code count} among {@code of}, with four decimal places. */
    public static Proportion of(long count, long of) {
        if (of == 0) {
            return new Proportion(0, 0, 0, 0, 1);
        }
        double share = (double) count / of;
        double scale = 1 + Z * Z / of;
        double centre = (share + Z * Z / (2 * of)) / scale;
        double half = Z / scale * Math.sqrt(share * (1 - share) / of + Z * Z / (4.0 * of * of));
        return new Proportion(
                count, of, rounded(share), rounded(Math.max(0, centre - half)), rounded(Math.min(1, centre + half)));
    }

    private static double rounded(double number) {
        return Math.round(PLACES * number) / PLACES;
    }

    /** The share of both counts together. */
    public Proportion plus(Proportion other) {
        return of(count + other.count, of + other.of);
    }
}
