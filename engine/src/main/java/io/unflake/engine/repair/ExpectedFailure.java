package io.unflake.engine.repair;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The failure that a patch shall prevent.
 *
 * @param fingerprint identifies the failure
 * @param projectClasses whether a class belongs to the project, which decides about fingerprints
 */
record ExpectedFailure(TestId test, String fingerprint, Predicate<String> projectClasses) {

    /** The result of the test if it fails in this way. */
    Optional<TestResult> in(Observation observation) {
        return observation
                .of(test)
                .filter(result -> (result.failed() || result.broken() != null) && result.failure() != null)
                .filter(result -> FailureFingerprint.of(result.failure(), projectClasses)
                        .hash()
                        .equals(fingerprint));
    }
}
