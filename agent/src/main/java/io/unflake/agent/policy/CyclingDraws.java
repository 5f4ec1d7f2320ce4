package io.unflake.agent.policy;

import io.unflake.hooks.Draws;
import java.util.HashMap;
import java.util.Map;

/** Returns the upper and lower bound alternately at each site, starting with the upper bound. */
final class CyclingDraws implements Draws, PerTest {

    private final Map<Integer, Boolean> wasMost = new HashMap<>();
    private final Repeats repeats = new Repeats();

    @Override
    public long integer(long real, long least, long most, int site) {
        long drawn = isMost(site) ? most : least;
        return repeats.isTooLong(site, drawn) ? real : drawn;
    }

    @Override
    public void bytes(byte[] drawn, int site) {
        boolean isMost = isMost(site);
        if (!repeats.isTooLong(site, isMost ? Byte.MAX_VALUE : Byte.MIN_VALUE)) {
            for (int i = 0; i < drawn.length; i++) {
                drawn[i] = isMost == (i % 2 == 0) ? Byte.MAX_VALUE : Byte.MIN_VALUE;
            }
        }
    }

    @Override
    public double fraction(double real, double least, double most, int site) {
        double drawn = isMost(site) ? most : least;
        return repeats.isTooLong(site, drawn) ? real : drawn;
    }

    @Override
    public synchronized void renew() {
        wasMost.clear();
        repeats.renew();
    }

    private synchronized boolean isMost(int site) {
        return wasMost.merge(site, true, (before, one) -> !before);
    }
}
