package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;

/** Performs runs in the kind of JVM that they require. */
public interface RunExecutor {

    /**
     * Returns one observation for each run, in their order, when every test has a result, even if JVMs crash in the
     * meantime.
     */
    List<Observation> execute(Batch batch);

    /** Performs one run. */
    default Observation execute(Run run) {
        return execute(Batch.of(run)).get(0);
    }
}
