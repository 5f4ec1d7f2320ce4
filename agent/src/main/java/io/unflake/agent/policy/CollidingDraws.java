package io.unflake.agent.policy;

import io.unflake.hooks.Draws;
import java.util.Arrays;

/**
 * Returns the same ordinary value for every draw from a range so large that equal values practically never occur. Other
 * draws are not changed. Neither are fractions, since most code scales them to a small range.
 */
final class CollidingDraws implements Draws, PerTest {

    private static final long WIDE = 1 << 30;
    private static final int WIDE_IN_BYTES = 4;
    private static final long ORDINARY = 728_423_893;

    private final Repeats repeats = new Repeats();

    @Override
    public void renew() {
        repeats.renew();
    }

    @Override
    public long integer(long real, long least, long most, int site) {
        if (Long.compareUnsigned(most - least, WIDE) < 0) {
            return real;
        }
        long drawn = least <= ORDINARY && ORDINARY <= most ? ORDINARY : least + (most - least) / 3;
        return repeats.isTooLong(site, drawn) ? real : drawn;
    }

    @Override
    public double fraction(double real, double least, double most, int site) {
        return real;
    }

    @Override
    public void bytes(byte[] drawn, int site) {
        if (drawn.length >= WIDE_IN_BYTES && !repeats.isTooLong(site, ORDINARY)) {
            Arrays.fill(drawn, (byte) ORDINARY);
        }
    }
}
