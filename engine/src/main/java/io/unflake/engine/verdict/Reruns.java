package io.unflake.engine.verdict;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The plain rerun baseline: a test that passes and fails over many runs is flaky, one that always fails is broken. */
public final class Reruns {

    private Reruns() {}

    /** Judges the results of the same tests over all runs. */
    public static PlainFailures.Judged judge(
            List<Observation> observations, Function<TestResult, FailureFingerprint> fingerprints) {
        Map<TestId, List<TestResult>> byTest = new LinkedHashMap<>();
        for (Observation observation : observations) {
            observation
                    .byTest()
                    .forEach((test, result) -> byTest.computeIfAbsent(test, id -> new ArrayList<>())
                            .add(result));
        }
        PlainFailures.Judged judged = new PlainFailures.Judged(new ArrayList<>(), new ArrayList<>(), List.of());
        byTest.forEach((test, results) -> judge(test, results, fingerprints, judged));
        return judged;
    }

    private static void judge(
            TestId test,
            List<TestResult> results,
            Function<TestResult, FailureFingerprint> fingerprints,
            PlainFailures.Judged judged) {
        List<TestResult> failures = results.stream()
                .filter(result -> result.broken() != null || result.outcome().isFailure())
                .toList();
        if (failures.isEmpty()) {
            return;
        }
        TestResult failure = failures.get(0);
        if (failures.size() == results.size()) {
            judged.broken().add(failure);
            return;
        }
        judged.findings()
                .add(new Confirmed(
                        test,
                        null,
                        "rerun",
                        Verdict.FLAKY,
                        failure,
                        fingerprints.apply(failure),
                        Rate.NONE,
                        new Rate(failures.size(), results.size()),
                        true));
    }
}
