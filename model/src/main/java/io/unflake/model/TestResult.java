package io.unflake.model;

import java.util.List;

/**
 * What one test did in one run.
 *
 * @param failure how it failed, null if it did not
 * @param broken how its JVM ended while it ran, null if it did not
 * @param reached the sites it reached, if the run observed them
 * @param initialised the sites that were reached while classes it touches were initialised
 * @param hits what happened at the spots that the treatment was restricted to
 * @param traces the state it touched that other tests of the run left otherwise, if the run recorded it
 */
public record TestResult(
        TestId test,
        Outcome outcome,
        long millis,
        Failure failure,
        WorkerBroken broken,
        List<Site> reached,
        List<Site> initialised,
        List<Hit> hits,
        List<Trace> traces) {

    public TestResult {
        reached = List.copyOf(reached);
        initialised = List.copyOf(initialised);
        hits = List.copyOf(hits);
        traces = List.copyOf(traces);
    }

    public TestResult(
            TestId test,
            Outcome outcome,
            long millis,
            Failure failure,
            WorkerBroken broken,
            List<Site> reached,
            List<Site> initialised,
            List<Hit> hits) {
        this(test, outcome, millis, failure, broken, reached, initialised, hits, List.of());
    }

    public TestResult(
            TestId test,
            Outcome outcome,
            long millis,
            Failure failure,
            WorkerBroken broken,
            List<Site> reached,
            List<Site> initialised) {
        this(test, outcome, millis, failure, broken, reached, initialised, List.of());
    }

    /** The same with other traces. */
    public TestResult with(List<Trace> others) {
        return new TestResult(test, outcome, millis, failure, broken, reached, initialised, hits, others);
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
