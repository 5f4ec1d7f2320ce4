package io.unflake.engine.repair;

import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is known of the tests without a patch, and so what a patch must not change. */
final class Baseline {

    private final ExpectedFailure expected;
    private final Set<TestId> passing;

    /**
     * Remembers how tests behave without a patch.
     *
     * @param expected the failure of the test to repair
     * @param passing the tests of the classes that pass in a plain run
     */
    Baseline(ExpectedFailure expected, Set<TestId> passing) {
        this.expected = expected;
        this.passing = Set.copyOf(passing);
    }

    /** The result of the test if it does not pass. */
    List<TestResult> passesTest(Observation observation) {
        TestId test = expected.test();
        Optional<TestResult> result = observation.of(test);
        if (result.isEmpty() && !test.isClassLevel()) {
            return List.of(TestResult.of(test, Outcome.SKIPPED, null));
        }
        return result.filter(each -> !each.passed()).stream().toList();
    }

    /** The result of the test if it fails in the same way as without a patch. */
    List<TestResult> notTheSame(Observation observation) {
        return expected.in(observation).stream().toList();
    }

    /** The results of the tests that pass without a patch only. */
    List<TestResult> breaksNothing(Observation observation) {
        return passing.stream()
                .filter(each -> observation.results().stream()
                        .anyMatch(result -> result.test().className().equals(each.className())))
                .map(each -> observation.of(each).orElse(TestResult.of(each, Outcome.SKIPPED, null)))
                .filter(result -> !result.passed())
                .toList();
    }
}
