package io.unflake.engine.fork;

import io.unflake.model.Run;
import io.unflake.model.TestResult;

/** Receives events from worker JVMs during runs. */
public interface ForkListener {

    /** Ignores everything. */
    ForkListener NONE = new ForkListener() {};

    /** A run begins. */
    default void started(Run run) {}

    /** A run has ended. */
    default void ended(Run run) {}

    /** A test has its result. */
    default void ended(Run run, TestResult result) {}

    /** A class could not be instrumented. */
    default void untransformed(String classAndReason) {}

    /** The user should know about a problem with the tests. */
    default void problem(String text) {}
}
