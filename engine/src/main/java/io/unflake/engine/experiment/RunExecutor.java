package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;

/** Performs one run in the kind of JVM that it requires. */
public interface RunExecutor {

    /** Returns when every test of the run has a result, even if JVMs crash in the meantime. */
    Observation execute(Run run);
}
