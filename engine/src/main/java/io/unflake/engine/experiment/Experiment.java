package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Tries runs and tells what was observed. All that search and verdict know of the world. */
public interface Experiment {

    /**
     * Performs runs, side by side where allowed; the observations come in the order of the runs.
     *
     * @param isOver asked before each run; what has not begun by then is left out
     */
    List<Observation> perform(List<Run> runs, Company company, BooleanSupplier isOver);

    /** Performs all runs, side by side where allowed. */
    default List<Observation> perform(List<Run> runs, Company company) {
        return perform(runs, company, () -> false);
    }

    /** Performs one run with no other beside it. */
    default Observation perform(Run run) {
        return perform(List.of(run), Company.NONE).get(0);
    }

    /** Which other runs may go on at the same time. */
    enum Company {
        /** Any: a clash over a port or a file costs a needless confirmation, nothing else. */
        ANY,
        /** Only runs of other test classes. */
        OTHER_CLASSES,
        /** None: what is observed decides alone. */
        NONE
    }
}
