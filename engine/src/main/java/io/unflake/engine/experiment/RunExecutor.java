package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;

/** Performs one run in whatever JVM it asks for. */
public interface RunExecutor {

    /** Returns when every test of the run has its result, whatever became of JVMs on the way. */
    Observation execute(Run run);
}
