package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Performs runs in the kind of JVM that they require. */
public interface RunExecutor {

    /**
     * Returns one observation for each run, in their order, when every test has a result, even if JVMs crash in the
     * meantime.
     *
     * @param isTooLate whether runs of exploration have to end with the results so far
     */
    List<Observation> execute(Batch batch, BooleanSupplier isTooLate);

    /** Performs one run. */
    default Observation execute(Run run) {
        return execute(Batch.of(run), () -> false).get(0);
    }
}
