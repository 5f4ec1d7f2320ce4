package io.unflake.sanitise.evidence;

import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.List;

/**
 * What happened during a stretch.
 *
 * @param created exceptions in the order in which they were created, as far as that is known
 * @param targets whom the code wanted to reach
 * @param gap why something may be missing, empty if nothing is
 */
public record Observations(List<Sighting> created, List<Endpoint> targets, String gap) {

    /** Nothing that is known of. */
    public static final Observations NOTHING = new Observations(List.of(), List.of(), "");

    static Observations unknown(String gap) {
        return new Observations(List.of(), List.of(), gap);
    }
}
