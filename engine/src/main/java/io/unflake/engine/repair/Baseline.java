package io.unflake.engine.repair;

import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
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
    Optional<TestResult> passesTest(Observation observation) {
        TestId test = expected.test();
        Optional<TestResult> result = observation.of(test);
        if (result.isEmpty() && !test.isClassLevel()) {
            return Optional.of(TestResult.of(test, Outcome.SKIPPED, null));
        }
        return result.filter(each -> !each.passed());
    }

    /** The result of the test if it fails in the same way as without a patch. */
    Optional<TestResult> notTheSame(Observation observation) {
        return expected.in(observation);
    }

    /** The first test that passes without a patch only. */
    Optional<TestResult> breaksNothing(Observation observation) {
        return passing.stream()
                .filter(each -> observation.results().stream()
                        .anyMatch(result -> result.test().className().equals(each.className())))
                .map(each -> observation.of(each).orElse(TestResult.of(each, Outcome.SKIPPED, null)))
                .filter(result -> !result.passed())
                .findFirst();
    }
}
