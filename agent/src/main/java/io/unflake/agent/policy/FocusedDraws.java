package io.unflake.agent.policy;

import io.unflake.hooks.Draws;

/** Changes random draws only at some calls. */
record FocusedDraws(Draws draws, Focus focus) implements Draws {

    @Override
    public long integer(long real, long least, long most, int site) {
        return focus.admits(site) ? draws.integer(real, least, most, site) : real;
    }

    @Override
    public double fraction(double real, double least, double most, int site) {
        return focus.admits(site) ? draws.fraction(real, least, most, site) : real;
    }

    @Override
    public void bytes(byte[] drawn, int site) {
        if (focus.admits(site)) {
            draws.bytes(drawn, site);
        }
    }
}
