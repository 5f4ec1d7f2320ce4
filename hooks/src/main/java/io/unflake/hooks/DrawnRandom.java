package io.unflake.hooks;

import java.util.Random;

/** A generator for JDK algorithms that draw numbers below a bound, such as shuffling. */
final class DrawnRandom extends Random {

    private static final long serialVersionUID = 1;

    private final transient Draws draws;
    private final int site;

    DrawnRandom(Draws draws, int site) {
        this.draws = draws;
        this.site = site;
    }

    @Override
    public int nextInt(int bound) {
        return (int) draws.integer(super.nextInt(bound), 0, bound - 1L, site);
    }
}
