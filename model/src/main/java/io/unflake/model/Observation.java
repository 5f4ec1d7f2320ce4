package io.unflake.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** All that was observed in one run: the results in the order in which tests ended, and how long it all took. */
public record Observation(String runId, List<TestResult> results, long millis) {

    public Observation {
        results = List.copyOf(results);
    }

    /** The result of a test; if it ran several times, the first failure, else the last result. */
    public Optional<TestResult> of(TestId test) {
        return Optional.ofNullable(byTest().get(test));
    }

    /** Results by test; for a test that ran several times, the first failure, else the last result. */
    public Map<TestId, TestResult> byTest() {
        Map<TestId, TestResult> map = new LinkedHashMap<>();
        results.forEach(result -> map.merge(result.test(), result, (a, b) -> a.failed() ? a : b));
        return map;
    }

    /** Tells whether a test passed. For a class as a whole only failures are reported, so silence is a pass. */
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
