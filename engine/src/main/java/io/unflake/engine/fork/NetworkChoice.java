package io.unflake.engine.fork;

import io.unflake.model.Run;
import io.unflake.model.TestResult;

/** Decides which runs have a network of their own. */
@FunctionalInterface
public interface NetworkChoice {

    boolean isOwn(Run run);

    /** Whether a test may have this result only because its own network lacks something. */
    default boolean mayLack(TestResult result) {
        return !result.passed() && result.reachesOutside();
    }
}
