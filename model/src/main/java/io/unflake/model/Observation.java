package io.unflake.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The observation of one run.
 *
 * @param results the results in the order in which tests ended
 * @param millis the duration of the run; if it shared a JVM, its share of the duration
 * @param cpuMillis the CPU time of its JVM, without the start; 0 if it is unknown
 * @param reachingFixtures the classes whose fixtures reached a site; an empty name stands for fixtures of all classes
 * @param cutOff whether the run was ended before all tests had their turn
 */
public record Observation(
        String runId,
        List<TestResult> results,
        long millis,
        long cpuMillis,
        List<String> reachingFixtures,
        boolean cutOff) {

    public Observation {
        results = List.copyOf(results);
        reachingFixtures = List.copyOf(reachingFixtures);
    }

    public Observation(String runId, List<TestResult> results, long millis) {
        this(runId, results, millis, 0, List.of(), false);
    }

    /** Returns the same observation with other results. */
    public Observation with(List<TestResult> others) {
        return new Observation(runId, others, millis, cpuMillis, reachingFixtures, cutOff);
    }

    /** Returns the result of a test; if it ran several times, the first failure, or else the last result. */
    public Optional<TestResult> of(TestId test) {
        return Optional.ofNullable(byTest().get(test));
    }

    /** Returns results by test; if a test ran several times, the first failure, or else the last result. */
    public Map<TestId, TestResult> byTest() {
        Map<TestId, TestResult> map = new LinkedHashMap<>();
        results.forEach(result -> map.merge(result.test(), result, (a, b) -> a.failed() ? a : b));
        return map;
    }

    /** Returns a predicate for tests that passed. Whole classes only report failures, so they pass if there is none. */
    public Predicate<TestId> passes() {
        Map<TestId, TestResult> map = byTest();
        return test -> {
            TestResult result = map.get(test);
            return result == null ? test.isClassLevel() : result.passed();
        };
    }

    public List<TestResult> failures() {
        List<TestResult> failures = new ArrayList<>();
        byTest().values().stream().filter(TestResult::failed).forEach(failures::add);
        return failures;
    }
}
