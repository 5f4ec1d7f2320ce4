package io.unflake.agent.policy;

import io.unflake.hooks.Draws;
import java.util.List;

/** Applies several changes of random draws, each to the result of the previous one. */
record ChainedDraws(List<Draws> chain) implements Draws {

    @Override
    public long integer(long real, long least, long most, int site) {
        long drawn = real;
        for (Draws each : chain) {
            drawn = each.integer(drawn, least, most, site);
        }
        return drawn;
    }

    @Override
    public double fraction(double real, double least, double most, int site) {
        double drawn = real;
        for (Draws each : chain) {
            drawn = each.fraction(drawn, least, most, site);
        }
        return drawn;
    }

    @Override
    public void bytes(byte[] drawn, int site) {
        chain.forEach(each -> each.bytes(drawn, site));
    }
}
