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
 * @param claims what the test used outside its JVM, if the run observed it: {@code port 8080}, {@code file /a/b} for a
 *     file that it wrote, {@code outside host:port} for what an isolated network lacks
 * @param detail what a detailed recording shows of the test; null if the run made none
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
        List<Trace> traces,
        List<String> claims,
        Detail detail) {

    public TestResult {
        reached = List.copyOf(reached);
        initialised = List.copyOf(initialised);
        hits = List.copyOf(hits);
        traces = List.copyOf(traces);
        claims = List.copyOf(claims);
    }

    /** Creates a result without a detailed recording. */
    public TestResult(
            TestId test,
            Outcome outcome,
            long millis,
            Failure failure,
            WorkerBroken broken,
            List<Site> reached,
            List<Site> initialised,
            List<Hit> hits,
            List<Trace> traces,
            List<String> claims) {
        this(test, outcome, millis, failure, broken, reached, initialised, hits, traces, claims, null);
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
        this(test, outcome, millis, failure, broken, reached, initialised, hits, List.of(), List.of());
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
        return new TestResult(
                test, outcome, millis, failure, broken, reached, initialised, hits, others, claims, detail);
    }

    /** Returns the same result with other claims. */
    public TestResult withClaims(List<String> others) {
        return new TestResult(
                test, outcome, millis, failure, broken, reached, initialised, hits, traces, others, detail);
    }

    /** Returns the same result with a detailed recording. */
    public TestResult with(Detail recorded) {
        return new TestResult(
                test, outcome, millis, failure, broken, reached, initialised, hits, traces, claims, recorded);
    }

    /** Creates a result without observations. */
    public static TestResult of(TestId test, Outcome outcome, Failure failure) {
        return new TestResult(test, outcome, 0, failure, null, List.of(), List.of());
    }

    /** Whether the test reached something that an isolated network lacks. */
    public boolean reachesOutside() {
        return claims.stream().anyMatch(Claim::isOutside);
    }

    /** Returns the claims that no other test may have at the same time: ports and files. */
    public List<String> exclusiveClaims() {
        return claims.stream().filter(claim -> !Claim.isOutside(claim)).toList();
    }

    /** Whether the test failed; a broken JVM does not count. */
    public boolean failed() {
        return broken == null && outcome.isFailure();
    }

    public boolean passed() {
        return broken == null && outcome == Outcome.PASSED;
    }
}
