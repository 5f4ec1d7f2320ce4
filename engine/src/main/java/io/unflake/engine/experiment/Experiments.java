package io.unflake.engine.experiment;

import io.unflake.model.Observation;

/** The experiments on one module, which differ in their time limits. */
public interface Experiments {

    /** Every test may take as long as the user allows. */
    Experiment unlimited();

    /** Treated tests may take some times longer than they took in a plain run. */
    Experiment limitedBy(Observation plain);

    /** Ends the JVMs that were kept for further warm runs. */
    void endWarm();
}
