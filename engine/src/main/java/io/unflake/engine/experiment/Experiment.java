package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Performs runs and returns observations. Search and verdict have no other access to the tests. */
public interface Experiment {

    /**
     * Performs runs, concurrently where allowed. The observations are in the order of the runs. Runs that would not end
     * in the time that is left for the whole detection are missing.
     *
     * @param isOver checked before each run; once it returns true, the remaining runs are skipped
     */
    List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver);

    /**
     * Performs all runs, concurrently where allowed.
     *
     * @throws OutOfTimeException if one of them would not end in the time that is left
     */
    default List<Observation> perform(List<Run> runs, Beside beside) {
        List<Observation> observations = perform(runs, beside, () -> false);
        if (observations.size() < runs.size()) {
            throw new OutOfTimeException();
        }
        return observations;
    }

    /** Performs one run while no other run is active. */
    default Observation perform(Run run) {
        return perform(List.of(run), Beside.NONE).get(0);
    }

    /** Performs one run; others may be active at the same time. */
    default Observation performBeside(Run run) {
        return perform(List.of(run), Beside.ANY).get(0);
    }

    /** The other runs that may be active at the same time. */
    enum Beside {
        /** Any run whose tests do not use the same port or file. */
        ANY,
        /** None: its duration is measured, or its result is used without further confirmation. */
        NONE
    }
}
