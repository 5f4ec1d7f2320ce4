package io.unflake.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that was observed in one run: the results in the order in which tests ended, and how long it all took. */
public record Observation(String runId, List<TestResult> results, long millis) {

    public Observation {
        results = List.copyOf(results);
    }

    public Optional<TestResult> of(TestId test) {
        return results.stream().filter(result -> result.test().equals(test)).findFirst();
    }

    /** Results by test; of a test that ran twice, the first failure, else the last. */
    public Map<TestId, TestResult> byTest() {
        Map<TestId, TestResult> map = new LinkedHashMap<>();
        results.forEach(result -> map.merge(result.test(), result, (a, b) -> a.failed() ? a : b));
        return map;
    }

    public List<TestResult> failures() {
        List<TestResult> failures = new ArrayList<>();
        byTest().values().stream().filter(TestResult::failed).forEach(failures::add);
        return failures;
    }
}
