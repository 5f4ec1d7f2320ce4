package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Performs runs and returns observations. Search and verdict have no other access to the tests. */
public interface Experiment {

    /**
     * Performs runs, concurrently where allowed. The observations are in the order of the runs.
     *
     * @param isOver checked before each run; once it returns true, the remaining runs are skipped
     */
    List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver);

    /** Performs all runs, concurrently where allowed. */
    default List<Observation> perform(List<Run> runs, Beside beside) {
        return perform(runs, beside, () -> false);
    }

    /** Performs one run while no other run is active. */
    default Observation perform(Run run) {
        return perform(List.of(run), Beside.NONE).get(0);
    }

    /** The other runs that may be active at the same time. */
    enum Beside {
        /** Any: a conflict over a port or a file only causes an unnecessary confirmation. */
        ANY,
        /** Only runs of other test classes. */
        OTHER_CLASSES,
        /** None: the result is used without further confirmation. */
        NONE
    }
}
