package io.unflake.model;

import java.util.List;

/**
 * What one test did in one run.
 *
 * @param failure how it failed, null if it did not
 * @param broken how its JVM ended while it ran, null if it did not
 * @param reached the sites it reached, if the run observed them
 * @param initialised the sites that were reached while classes it touches were initialised
 */
public record TestResult(
        TestId test,
        Outcome outcome,
        long millis,
        Failure failure,
        WorkerBroken broken,
        List<Site> reached,
        List<Site> initialised) {

    public TestResult {
        reached = List.copyOf(reached);
        initialised = List.copyOf(initialised);
    }

    /** A test that ended, with nothing observed but that. */
    public static TestResult of(TestId test, Outcome outcome, Failure failure) {
        return new TestResult(test, outcome, 0, failure, null, List.of(), List.of());
    }

    /** Whether the test failed; a JVM that broke is not a failing test. */
    public boolean failed() {
        return broken == null && outcome.isFailure();
    }

    public boolean passed() {
        return broken == null && outcome == Outcome.PASSED;
    }
}
