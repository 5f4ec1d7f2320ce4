package io.unflake.agent.policy;

import io.unflake.hooks.Draws;
import java.util.Arrays;

/**
 * Returns the same value for every draw, clamped to the bounds of each call.
 *
 * <p>Repeats are counted before clamping, because the bounds may change with each draw, as in a shuffle.
 */
final class EndDraws implements Draws, PerTest {

    private final double value;
    private final Repeats repeats = new Repeats();

    /** @param value infinite for the bounds themselves */
    EndDraws(double value) {
        this.value = value;
    }

    @Override
    public void renew() {
        repeats.renew();
    }

    @Override
    public long integer(long real, long least, long most, int site) {
        long drawn = Math.max(least, Math.min(most, (long) value));
        return repeats.isTooLong(site, value) ? real : drawn;
    }

    @Override
    public void bytes(byte[] drawn, int site) {
        if (!repeats.isTooLong(site, value)) {
            Arrays.fill(drawn, (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, (long) value)));
        }
    }

    @Override
    public double fraction(double real, double least, double most, int site) {
        double drawn = Math.max(least, Math.min(most, value));
        return repeats.isTooLong(site, value) ? real : drawn;
    }
}
