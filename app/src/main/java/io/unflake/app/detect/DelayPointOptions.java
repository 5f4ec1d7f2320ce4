package io.unflake.app.detect;

import java.nio.file.Path;

/**
 * Where threads can be delayed.
 *
 * @param timingApis a file with the methods that depend on timing; null for those that a rule selects
 * @param volatileFields whether accesses to volatile fields are delay points, too
 */
public record DelayPointOptions(Path timingApis, boolean volatileFields) {

    /** What a rule selects. */
    public static final DelayPointOptions USUAL = new DelayPointOptions(null, false);
}
