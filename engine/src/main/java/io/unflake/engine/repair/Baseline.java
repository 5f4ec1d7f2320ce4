package io.unflake.engine.repair;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What is known of the tests without a patch, and so what a patch must not change. */
final class Baseline {

    private final TestId test;
    private final String fingerprint;
    private final Predicate<String> projectClasses;
    private final Set<TestId> passing;

    /**
     * Remembers how tests behave without a patch.
     *
     * @param test the test to repair
     * @param fingerprint of its failure
     * @param passing the tests of the classes that pass in a plain run
     */
    Baseline(TestId test, String fingerprint, Predicate<String> projectClasses, Set<TestId> passing) {
        this.test = test;
        this.fingerprint = fingerprint;
        this.projectClasses = projectClasses;
        this.passing = Set.copyOf(passing);
    }

    /** The result of the test if it does not pass. */
    Optional<TestResult> passesTest(Observation observation) {
        Optional<TestResult> result = observation.of(test);
        if (result.isEmpty() && !test.isClassLevel()) {
            return Optional.of(TestResult.of(test, Outcome.SKIPPED, null));
        }
        return result.filter(each -> !each.passed());
    }

    /** The result of the test if it fails in the same way as without a patch. */
    Optional<TestResult> notTheSame(Observation observation) {
        return observation
                .of(test)
                .filter(TestResult::failed)
                .filter(result -> FailureFingerprint.of(result.failure(), projectClasses)
                        .hash()
                        .equals(fingerprint));
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
