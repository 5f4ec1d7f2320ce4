package io.unflake.engine.fork;

import io.unflake.model.Run;
import io.unflake.model.TestResult;

/** Hears what happens in runs while they go on. */
public interface RunListener {

    /** A run begins. */
    void started(Run run);

    /** A run is over. */
    void ended(Run run);

    /** A test has its result. */
    void ended(Run run, TestResult result);

    /** A class could not be instrumented. */
    void untransformed(String classAndReason);

    /** Something about the tests that the user should know. */
    void problem(String text);
}
