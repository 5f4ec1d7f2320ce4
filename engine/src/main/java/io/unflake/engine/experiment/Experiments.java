package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import java.util.Optional;

/** The experiments on one module; they have different time limits. */
public interface Experiments {

    /** Returns an experiment that limits every test by the user's limit only. */
    Experiment unlimited(JvmReuse reuse);

    /**
     * Returns an experiment whose runs share neither network nor working directory with others, so that they can be
     * active before anything is known of the tests; empty if the operating system or the user does not allow that.
     */
    Optional<Experiment> apart(JvmReuse reuse);

    /** Returns an experiment whose limits for treated tests are a multiple of their duration in a plain run. */
    Experiment limitedBy(Observation plain, JvmReuse reuse);

    /** Stops the JVMs that were kept for further runs but are still busy with what tests have left behind. */
    void endBusy();
}
