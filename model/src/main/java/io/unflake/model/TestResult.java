package io.unflake.model;

import java.util.List;

/**
 * The result of one test in one run.
 *
 * @param failure the failure, null if the test did not fail
 * @param broken describes how the JVM ended during the test, null if it did not
 * @param reached the sites that the test reached, if the run observed them
 * @param initialised the sites that were reached during the initialisation of classes that the test uses
 * @param hits the calls at the spots of the treatment
 * @param traces the state that the test used, except for state that is the same after every test; empty if the run did
 *     not record it
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

    /** Returns the same result with other traces. */
    public TestResult with(List<Trace> others) {
        return new TestResult(test, outcome, millis, failure, broken, reached, initialised, hits, others);
    }

    /** The same sites, with the outcome and failure of another run. */
    public TestResult withOutcomeOf(TestResult other) {
        return new TestResult(
                test, other.outcome, millis, other.failure, other.broken, reached, initialised, hits, traces);
    }

    /** Creates a result without observations. */
    public static TestResult of(TestId test, Outcome outcome, Failure failure) {
        return new TestResult(test, outcome, 0, failure, null, List.of(), List.of());
    }

    /** Whether the test failed; a broken JVM does not count. */
    public boolean failed() {
        return broken == null && outcome.isFailure();
    }

    public boolean passed() {
        return broken == null && outcome == Outcome.PASSED;
    }
}
