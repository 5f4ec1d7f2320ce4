package io.unflake.app.score;

import io.unflake.model.TestId;
import java.io.IOException;
import java.util.Set;

/** A way to find flaky tests that can be scored. */
interface SuiteDetector {

    /** Its name in reports. */
    String name();

    /** How often one setting is measured, since the result depends on a seed. */
    default int repetitions() {
        return 1;
    }

    /**
     * Searches the flaky tests of a suite.
     *
     * @param repetition counted from 1
     */
    Detection detect(SuiteTrial trial, int repetition) throws IOException;

    /**
     * What a detector reports.
     *
     * @param flaky the tests that it calls flaky
     * @param plainSeconds how long one plain run takes that is started in the same way
     * @param unknown the flaky tests of mutants that the detector could not run to its end, so that it cannot tell
     */
    record Detection(Set<TestId> flaky, double seconds, double plainSeconds, Set<TestId> unknown) {

        /** What a detector reports that has run all tests. */
        Detection(Set<TestId> flaky, double seconds, double plainSeconds) {
            this(flaky, seconds, plainSeconds, Set.of());
        }

        /** How many plain runs would have taken as long. */
        double plainRuns() {
            return plainSeconds > 0 ? seconds / plainSeconds : 0;
        }
    }
}
