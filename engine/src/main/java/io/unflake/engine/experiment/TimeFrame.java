package io.unflake.engine.experiment;

import io.unflake.engine.journal.TimeSpent;
import io.unflake.model.Run;

/** The time that a detection has spent and the time that is left for it. */
public interface TimeFrame {

    /** The time spent so far. */
    TimeSpent spent();

    /** The time that is left; {@link Long#MAX_VALUE} if there is no limit. */
    long millisLeft();

    /** How long a run will probably take. */
    long expectedMillis(Run run);

    /**
     * Whether a run would probably end in time.
     *
     * @param waits whether its tests mostly wait: then nothing else is slowed down by trying, so there is room if it
     *     might end in time
     */
    default boolean hasRoomFor(Run run, boolean waits) {
        return millisLeft() == Long.MAX_VALUE || expectedMillis(run) / (waits ? 2 : 1) < millisLeft();
    }
}
