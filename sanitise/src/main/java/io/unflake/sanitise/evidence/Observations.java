package io.unflake.sanitise.evidence;

import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.List;

/**
 * What was observed during a scope.
 *
 * @param created the exceptions that were created, in this order as far as it is known
 * @param targets the addresses that the code tried to reach
 * @param gap why observations may be missing, empty if they are complete
 */
public record Observations(List<Sighting> created, List<Endpoint> targets, String gap) {

    /** No observations, and none missing. */
    public static final Observations NOTHING = new Observations(List.of(), List.of(), "");

    static Observations unknown(String gap) {
        return new Observations(List.of(), List.of(), gap);
    }
}
