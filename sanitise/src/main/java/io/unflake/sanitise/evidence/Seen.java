package io.unflake.sanitise.evidence;

import io.unflake.sanitise.Sighting;
import io.unflake.sanitise.Target;
import java.util.List;

/**
 * What happened during a stretch.
 *
 * @param created exceptions in the order in which they were created, as far as that is known
 * @param targets whom the code wanted to reach
 * @param gap why something may be missing, empty if nothing is
 */
public record Seen(List<Sighting> created, List<Target> targets, String gap) {

    /** Nothing that is known of. */
    public static final Seen NOTHING = new Seen(List.of(), List.of(), "");

    static Seen unknown(String gap) {
        return new Seen(List.of(), List.of(), gap);
    }
}
