package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Performs runs and returns what was observed. Search and verdict know nothing else of the world. */
public interface Experiment {

    /**
     * Performs runs, at the same time where allowed. The observations come in the order of the runs.
     *
     * @param isOver asked before each run; runs that have not begun by then are left out
     */
    List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver);

    /** Performs all runs, at the same time where allowed. */
    default List<Observation> perform(List<Run> runs, Beside beside) {
        return perform(runs, beside, () -> false);
    }

    /** Performs one run with no other at the same time. */
    default Observation perform(Run run) {
        return perform(List.of(run), Beside.NONE).get(0);
    }

    /** Which other runs may go on at the same time. */
    enum Beside {
        /** Any: a clash over a port or a file only costs a needless confirmation. */
        ANY,
        /** Only runs of other test classes. */
        OTHER_CLASSES,
        /** None: the observation decides by itself. */
        NONE
    }
}
