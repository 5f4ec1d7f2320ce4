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

/** Classifies tests by plain reruns: a test that passes and fails is flaky, one that always fails is broken. */
public final class Reruns {

    private Reruns() {}

    /** Classifies tests by their results over all runs. */
    public static PlainFailures.Classified classify(
            List<Observation> observations, Function<TestResult, FailureFingerprint> fingerprints) {
        Map<TestId, List<TestResult>> byTest = new LinkedHashMap<>();
        for (Observation observation : observations) {
            observation
                    .byTest()
                    .forEach((test, result) -> byTest.computeIfAbsent(test, id -> new ArrayList<>())
                            .add(result));
        }
        PlainFailures.Classified classified =
                new PlainFailures.Classified(new ArrayList<>(), new ArrayList<>(), List.of());
        byTest.forEach((test, results) -> classify(test, results, fingerprints, classified));
        return classified;
    }

    private static void classify(
            TestId test,
            List<TestResult> results,
            Function<TestResult, FailureFingerprint> fingerprints,
            PlainFailures.Classified classified) {
        List<TestResult> failures =
                results.stream().filter(PlainResults::isFailure).toList();
        if (failures.isEmpty()) {
            return;
        }
        TestResult failure = failures.get(0);
        if (failures.size() == results.size()) {
            classified.broken().add(failure);
            return;
        }
        classified
                .findings()
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
